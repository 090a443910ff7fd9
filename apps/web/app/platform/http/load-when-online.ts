/**
 * Loads a part of the page; offline it waits for the network. Until then the page works without it: else an optional
 * part would replace the page by the error page.
 */
export const loadWhenOnline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (typeof window === "undefined" || navigator.onLine) throw error;
    return new Promise<T>((resolve) =>
      window.addEventListener("online", () => resolve(loadWhenOnline(load)), { once: true }),
    );
  });
