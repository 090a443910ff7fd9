import { afterEach, expect, test, vi } from "vitest";
import { loadWhenOnline } from "./load-when-online.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser whose network can be cut and restored. */
function browser(onLine: boolean) {
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("navigator", { onLine });
  return { mend: () => window.dispatchEvent(new Event("online")) };
}

test("what could not be fetched without a network is fetched once there is one", async () => {
  const { mend } = browser(false);
  let tries = 0;
  const fetched = loadWhenOnline(() =>
    tries++ === 0 ? Promise.reject(new TypeError("offline")) : Promise.resolve("here"),
  );
  await Promise.resolve();
  await Promise.resolve();
  mend();
  expect([await fetched, tries]).toEqual(["here", 2]);
});

test("what fails for another reason fails", async () => {
  browser(true);
  await expect(loadWhenOnline(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});
