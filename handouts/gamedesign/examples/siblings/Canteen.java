/** Two canteens, made from one template. */
public class Canteen {

  /** Prints what there is today. */
  public static void main(String[] args) {
    Menu menu = new SchoolMenu();
    for (int i = 0; i < menu.getNumDishes(); i++) {
      System.out.println(menu.getDish(i));
    }
  }
}

/** A menu. What is on it depends on the canteen. */
abstract class Menu {
  protected String[] dishes;

  Menu() {
    dishes = createDishes();
  }

  abstract String[] createDishes();

  String getDish(int number) {
    return dishes[number];
  }

  int getNumDishes() {
    return dishes.length;
  }
}

/** The menu of a school. */
class SchoolMenu extends Menu {

  @Override
  String[] createDishes() {
    return new String[] {"soup", "pasta", "more pasta"};
  }
}
