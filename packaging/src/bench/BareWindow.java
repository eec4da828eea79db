import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;

/** The least a JavaFX window can be: what idle.sh compares with. */
final class BareWindow {
  private BareWindow() {}

  public static void main(String[] arguments) {
    Application.launch(Bare.class);
  }

  /** Apart: Java wants a class with main to be no application when JavaFX is on the class path. */
  public static final class Bare extends Application {
    @Override
    public void start(Stage stage) {
      stage.setScene(new Scene(new Pane(), 800, 500));
      stage.show();
    }
  }
}
