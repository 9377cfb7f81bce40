/** Games on a board in a terminal: the board as letters, and typed commands in place of buttons. */
package framework.text;
