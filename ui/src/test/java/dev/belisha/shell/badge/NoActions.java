package dev.belisha.shell.badge;

import java.lang.reflect.Proxy;

/** For controls that are only looked at: nothing comes of what is done to them. */
public final class NoActions {
  private NoActions() {}

  public static <T> T of(Class<T> actions) {
    return actions.cast(
        Proxy.newProxyInstance(
            actions.getClassLoader(),
            new Class<?>[] {actions},
            (proxy, method, arguments) -> method.getReturnType() == boolean.class ? false : null));
  }
}
