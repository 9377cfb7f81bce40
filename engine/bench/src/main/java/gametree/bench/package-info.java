/** How many moves a second the searches of game trees try, beside aima-java and a plain board. */
package gametree.bench;
