package dev.belisha.vt;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows of {@code docs/architecture.md} inside this module. */
@AnalyzeClasses(packages = "dev.belisha", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule THE_ENGINE_KNOWS_NO_PTY_AND_NO_WINDOW =
      noClasses()
          .that()
          .resideInAPackage("dev.belisha.vt..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.belisha.session..", "com.pty4j..", "javafx..");

  @ArchTest
  static final ArchRule ONLY_JEDITERMS_CONTRACTS_KNOW_AWT =
      noClasses()
          .that()
          .resideInAPackage("dev.belisha.vt..")
          .and()
          .resideOutsideOfPackage("dev.belisha.vt.jediterm..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.awt..", "javax.swing..");

  @ArchTest
  static final ArchRule THE_PARSER_KNOWS_NO_MEANING =
      noClasses()
          .that()
          .resideInAPackage("dev.belisha.vt.parser..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.belisha.vt.screen..", "dev.belisha.vt.csi..", "dev.belisha.vt");

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching("dev.belisha.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule THE_SCREEN_KNOWS_NO_BYTES =
      noClasses()
          .that()
          .resideInAPackage("dev.belisha.vt.screen..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.belisha.vt.parser..", "dev.belisha.vt.csi..", "dev.belisha.vt");
}
