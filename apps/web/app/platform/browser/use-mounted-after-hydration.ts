import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser runs the page; false during hydration. */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether a component was mounted after hydration, not rendered by the server. */
export function useMountedAfterHydration(): boolean {
  const isRunning = useIsRunning();
  return useState(isRunning)[0];
}
