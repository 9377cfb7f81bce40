/** A tile that computes everything anew. */
public class PlainTile extends Tile {
    private final Piece who;

    /** Nobody here. */
    public PlainTile()
    {
        who = null;
    }

    /** Somebody here, or nobody. */
    public PlainTile(Piece who)
    {
        this.who = who;
    }

    @Override
    public Piece getPiece()
    {
        return who;
    }

    @Override
    public boolean isBarrier()
    {
        return false;
    }

    @Override
    public Landing landing(Piece mover)
    {
        if (mover == null) {
            throw new ContractException("nobody lands");
        }
        Landing landing = Landing.FREE;
        if (who != null) {
            if (who.getColour() == mover.getColour()) {
                landing = Landing.COMBINATION;
                for (Kind kind : mover.getKinds()) {
                    if (who.getKinds().contains(kind)) {
                        landing = Landing.REFUSED;
                    }
                }
            } else {
                landing = Landing.CAPTURE;
            }
        }
        return landing;
    }

    @Override
    public int points(Piece mover)
    {
        if (landing(mover) != Landing.CAPTURE) {
            return 0;
        }
        return 5 * who.getParts().size();
    }
}
