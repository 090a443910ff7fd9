import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser runs the page; false while it takes over what the server sent. */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether something came onto a page that the browser runs already; what the server sent was there from the start. */
export function useMountedAfterHydration(): boolean {
  const isRunning = useIsRunning();
  return useState(isRunning)[0];
}
