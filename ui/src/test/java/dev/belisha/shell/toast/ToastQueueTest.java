package dev.belisha.shell.toast;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.Toast;
import java.util.List;
import org.junit.jupiter.api.Test;

/** B-21: toasts wait for their turn and are never overwritten. */
class ToastQueueTest {
  private final ToastQueue queue = new ToastQueue();

  private static Toast toast(int id, String title) {
    return new Toast(id, title, "", Toast.Urgency.NORMAL, Toast.Mark.NO_STATUS, List.of(), "");
  }

  @Test
  void atMostTwoAreUpAndTheRestComesLater() {
    assertThat(queue.add(toast(1, "a")).open()).containsExactly(toast(1, "a"));
    assertThat(queue.add(toast(2, "b")).open()).containsExactly(toast(2, "b"));
    assertThat(queue.add(toast(3, "c")).open()).isEmpty();
    assertThat(queue.waiting()).isEqualTo(1);
    assertThat(queue.gone(toast(1, "a")).open()).containsExactly(toast(3, "c"));
  }

  @Test
  void aNewerOneWithTheSameIdTakesThePlace() {
    queue.add(toast(1, "a"));
    ToastQueue.Step step = queue.add(toast(1, "newer"));
    assertThat(step.close()).containsExactly(1);
    assertThat(step.open()).containsExactly(toast(1, "newer"));
    // The older one leaving the screen doesn't take the newer one along.
    assertThat(queue.gone(toast(1, "a")).open()).isEmpty();
    assertThat(queue.withdraw(1).close()).containsExactly(1);
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
    assertThat(queue.withdraw(2).open()).containsExactly(toast(3, "newer"));
    assertThat(queue.waiting()).isZero();
  }
}
