/**
 * Fetches a part of the page; without a network once there is one again. Until then the page does without it: else a
 * part that nobody has asked for would put the error page in the place of what somebody reads.
 */
export const patiently = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (typeof window === "undefined" || navigator.onLine) throw error;
    return new Promise<T>((resolve) =>
      window.addEventListener("online", () => resolve(patiently(load)), { once: true }),
    );
  });
