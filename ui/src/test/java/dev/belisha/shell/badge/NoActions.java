package dev.belisha.shell.badge;

import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/** For controls that are only looked at: nothing comes of what is done to them. */
public final class NoActions {
  private NoActions() {}

  public static <T> T of(Class<T> actions) {
    return actions.cast(
        Proxy.newProxyInstance(
            actions.getClassLoader(),
            new Class<?>[] {actions},
            (proxy, method, arguments) -> nothing(method.getReturnType())));
  }

  private static @Nullable Object nothing(Class<?> type) {
    if (type == boolean.class) return false;
    return type == long.class ? 0L : null;
  }
}
