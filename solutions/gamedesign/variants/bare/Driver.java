/** Rolls dice until somebody has climbed the tower. */
public class Driver
{
    /** Plays. */
    public static void main(String[] args)
    {
        Tower tower = new Tower();
        TowerGame game = new TowerGame(tower);
        game.startGame();
    }
}
