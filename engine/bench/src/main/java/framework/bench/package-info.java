/** How many random games a second the framework plays, beside another library. */
package framework.bench;
