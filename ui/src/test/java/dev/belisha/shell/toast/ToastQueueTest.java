package dev.belisha.shell.toast;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.Toast;
import dev.belisha.shell.toast.ToastQueue.Showing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** B-21: toasts wait for their turn and are never overwritten. */
class ToastQueueTest {
  private final ToastQueue queue = new ToastQueue();

  private static Toast toast(int id, String title) {
    return new Toast(id, title, "", Toast.Urgency.NORMAL, Toast.Mark.NO_STATUS, List.of(), "");
  }

  private static List<String> titles(List<Showing> showings) {
    return showings.stream().map(each -> each.toast().title()).toList();
  }

  private Showing shown(int id, String title) {
    return queue.add(toast(id, title)).open().getFirst();
  }

  @Test
  void atMostTwoAreUpAndTheRestComesLater() {
    Showing a = shown(1, "a");
    assertThat(titles(queue.add(toast(2, "b")).open())).containsExactly("b");
    assertThat(queue.add(toast(3, "c")).open()).isEmpty();
    assertThat(queue.waiting()).isEqualTo(1);
    assertThat(titles(queue.gone(a).open())).containsExactly("c");
  }

  @Test
  void aNewerOneWithTheSameIdTakesThePlace() {
    Showing a = shown(1, "a");
    ToastQueue.Step step = queue.add(toast(1, "newer"));
    assertThat(step.close()).containsExactly(a);
    assertThat(titles(step.open())).containsExactly("newer");
    // The older one leaving the screen doesn't take the newer one along.
    assertThat(queue.gone(a).open()).isEmpty();
    assertThat(queue.withdraw(1).close()).isEqualTo(step.open());
  }

  /** Withdrawn and asked for again in the same words, while the first still fades. */
  @Test
  void anEqualOneIsAnother() {
    Showing first = shown(1, "a");
    assertThat(queue.withdraw(1).close()).containsExactly(first);
    Showing second = shown(1, "a");
    assertThat(queue.gone(first)).isEqualTo(new ToastQueue.Step(List.of(), List.of()));
    assertThat(queue.withdraw(1).close()).containsExactly(second);
  }

  @Test
  void oneThatWaitsCanBeReplacedAndWithdrawn() {
    // B-27
    queue.add(toast(1, "a"));
    queue.add(toast(2, "b"));
    queue.add(toast(3, "c"));
    queue.add(toast(3, "newer"));
    queue.add(toast(4, "d"));
    assertThat(queue.withdraw(4).close()).isEmpty();
    assertThat(titles(queue.withdraw(2).open())).containsExactly("newer");
    assertThat(queue.waiting()).isZero();
  }
}
