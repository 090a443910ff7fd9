import { useLayoutEffect, useRef } from "react";

/** The ref of a native modal that is open as long as it is mounted. */
export function useModal() {
  const box = useRef<HTMLDialogElement>(null);
  // Closed before it is unmounted, so that the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return box;
}
