import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether something came onto a page that the browser runs already; what the server sent was there from the start. */
export function useCameLater(): boolean {
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useState(isRunning)[0];
}
