package dev.belisha;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.belisha.control.ControlClient;
import dev.belisha.control.Deadline;
import dev.belisha.control.StatusReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The arrows of docs/architecture.md. */
@AnalyzeClasses(packages = "dev.belisha", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /** A room may use itself, what is named here, and everything that is not ours. */
  private static ArchRule uses(String room, String... rooms) {
    List<String> allowed = new ArrayList<>(Arrays.stream(rooms).map(r -> in(r)).toList());
    allowed.add(in(room));
    return noClasses()
        .that()
        .resideInAPackage(in(room))
        .should()
        .dependOnClassesThat(
            DescribedPredicate.not(resideInAnyPackage(allowed.toArray(String[]::new)))
                .and(resideInAPackage("dev.belisha..")))
        .allowEmptyShould(true);
  }

  private static String in(String room) {
    return "dev.belisha." + room + "..";
  }

  @ArchTest static final ArchRule STATUS = uses("status");
  @ArchTest static final ArchRule VT = uses("vt", "status");
  @ArchTest static final ArchRule SESSION = uses("session", "vt", "status");
  @ArchTest static final ArchRule ATTENTION = uses("attention", "status");
  @ArchTest static final ArchRule NOTIFY = uses("notify", "attention");
  @ArchTest static final ArchRule DESKTOP = uses("desktop");
  @ArchTest static final ArchRule CONFIG = uses("config", "vt");
  @ArchTest static final ArchRule CONTROL = uses("control", "attention", "config", "status");
  @ArchTest static final ArchRule CLI = uses("cli", "headless");
  @ArchTest static final ArchRule SERVE = uses("serve", "control");
  @ArchTest static final ArchRule HEADLESS = uses("headless", "session", "vt", "status");
  @ArchTest static final ArchRule VIEW = uses("view", "session", "vt", "status");

  @ArchTest
  static final ArchRule SHELL =
      uses(
          "shell",
          "view",
          "attention",
          "notify",
          "desktop",
          "control",
          "config",
          "session",
          "vt",
          "status");

  @ArchTest
  static final ArchRule NO_TOOLKIT_WHERE_NO_WINDOW_IS =
      noClasses()
          .that()
          .resideInAnyPackage(
              in("attention"),
              in("notify"),
              in("desktop"),
              in("control"),
              in("config"),
              in("headless"),
              in("serve"),
              in("cli"),
              in("session"),
              in("vt"),
              in("status"),
              in("shell.model"))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx..", "com.sun..", "atlantafx..", "org.controlsfx..");

  /**
   * The page in the browser only looks: of the socket it knows the reader, which can do nothing.
   */
  @ArchTest
  static final ArchRule SERVE_ONLY_READS =
      noClasses()
          .that()
          .resideInAPackage(in("serve"))
          .should()
          .dependOnClassesThat(
              resideInAPackage(in("control"))
                  .and(
                      DescribedPredicate.not(
                          belongToAnyOf(
                              StatusReader.class,
                              Deadline.class,
                              ControlClient.NobodyException.class))));

  /** So that replay and host start with the JavaFX jars taken away. */
  @ArchTest
  static final ArchRule MAIN_IS_NO_APPLICATION =
      classes()
          .that()
          .resideInAPackage(in("app"))
          .should()
          .notBeAssignableTo("javafx.application.Application");

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("dev.belisha.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NO_CYCLES_IN_THE_SHELL =
      slices().matching("dev.belisha.shell.(*)..").should().beFreeOfCycles();
}
