/** Sells tickets for the evening. */
public class BoxOffice {
  /** Sells a few seats and shows the theatre. */
  public static void main(String[] args) {
    SeatPlan evening = new SeatPlan();
    System.out.println(evening.sell("Ada", 0, 2));
    System.out.println(evening.sell("Ben", 0, 2));
    System.out.println(evening.sell("Ben", 3, 5));
    System.out.println(evening.sell("Cleo", 4, 0));
    System.out.println(SeatPlan.exists(4, 0));
    System.out.print(evening);
  }
}
