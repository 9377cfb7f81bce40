import checkerboard.CBException;
import checkerboard.Checkerboard;
import checkerboard.Move;
import checkerboard.Square;
import java.util.Scanner;

/**
 * A menu to try my classes with, as long as I have no real interface.
 */
public class Main {

    /**
     * Starts the menu.
     *
     * @param args not used
     * @throws CBException if the list of squares cannot be made
     */
    public static void main(String[] args) throws CBException {
        Checkerboard board = new Checkerboard();
        board.init();
        Scanner in = new Scanner(System.in);
        System.out.println("1 = board, 2 = squares, 3 = moves, 0 = end");
        while (in.hasNextInt()) {
            switch (in.nextInt()) {
                case 1:
                    System.out.print(board);
                    break;
                case 2:
                    for (Square s = board.getBoardList(); s != null; s = s.getNext()) {
                        System.out.println(s);
                    }
                    break;
                case 3:
                    for (Move m = board.getMoves(); m != null; m = m.getNext()) {
                        System.out.println(m);
                    }
                    break;
                default:
                    return;
            }
        }
    }
}
