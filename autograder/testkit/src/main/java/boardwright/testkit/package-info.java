/**
 * What a suite is written with.
 *
 * <p>Knows the anatomy of a check (rule, weight, kind) and of a finding (what was called, on which
 * board, what was expected and seen), and the rules about classes and style that all labs share.
 * Returns findings, as data. Must never know where a check runs, which lab it belongs to, or what
 * becomes of its points.
 *
 * <p>A check is written with {@link Snippets}: lines of Java that make a call and are its text in
 * the report.
 *
 * <pre>{@code
 * @Check(rule = "R5", points = 2)
 * @DisplayName("getNext gives the square that the constructor was given, or null")
 * void knowsTheSquareItWasMadeWith() {
 *   SnippetSession session = JAVA.session("last = new Square(0, 0, RED_PAWN)");
 *   session.ask("last.getNext()").is("null");
 *   session.run("first = new Square(2, 2, RED_PAWN, last)").ask("first.getNext()").is("last");
 * }
 * }</pre>
 *
 * <ul>
 *   <li>{@link SnippetSession#run} does what leads up to a question and fails the check if it
 *       throws; {@link SnippetSession#tryTo} leaves that to other checks; {@link
 *       SnippetSession#let} gives a name to an object that the suite has written, such as a player;
 *       {@link SnippetSession#within} makes the calls in a place such as the context of a game;
 *       {@link SnippetSession#note} shows what happened besides.
 *   <li>{@link SnippetSession#ask} is the question. {@link Call} has the matchers: {@code returns},
 *       {@code is}, {@code isNot}, {@code returnsA}, {@code lists}, {@code isRefusedWith}, {@code
 *       isRefused}, {@code get}, {@code getObject}, and {@code as} for an answer of which one part
 *       matters. {@code require} compares in its own words.
 *   <li>A snippet says text and code once, so prefer it. {@link Call#of} takes a lambda and a text
 *       for the rest: a text that is no Java, a call with more around it (another thread, printed
 *       lines, an answer that is read in a place), or a call in a loop that runs very often.
 *   <li>{@link Printed} has what a call prints, {@link Doubles} objects that write down calls,
 *       {@link OtherThread} a second thread, {@link FreshClasses} a program that nobody has run
 *       before.
 *   <li>{@link Structure} and {@link Abstraction} ask how a class is built.
 *   <li>{@link Replay} asks the same questions twice, or beside another object.
 *   <li>{@link ClassRules} and {@link StyleRules} are interfaces that a suite implements.
 *   <li>{@link Grid} is a board as text: what a check sets up and a message shows. {@link Drawing}
 *       compares one with what a student's class drew.
 *   <li>{@link Check#needs} blocks a check whose answer would say nothing without another rule.
 *   <li>{@link CaseSource} draws random cases where no learner's class is in reach.
 *   <li>{@link Luck} has programs that roll dice try theirs again and again.
 *   <li>{@link Limits#renew} gives the next question of a long check its own steps.
 * </ul>
 */
package boardwright.testkit;
