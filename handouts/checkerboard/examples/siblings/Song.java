/** A song in a playlist, which knows the song after it. */
public class Song {
  private final String title;
  private Song next;

  /** Creates a song in front of another one, or at the end: null. */
  public Song(String title, Song next) {
    this.title = title;
    this.next = next;
  }

  /** Returns the last song of the list that begins with this one. */
  public Song last() {
    Song song = this;
    while (song.next != null) {
      song = song.next;
    }
    return song;
  }

  /** Plays more songs after the last one. */
  public void append(Song more) {
    last().next = more;
  }

  /** Returns all titles from this song to the end. */
  public String titles() {
    return next == null ? title : title + ", " + next.titles();
  }
}
