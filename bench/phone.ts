import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";

const QUIET = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
/** A mid-range phone on a slow mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const SLOWER = 4;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    args: QUIET,
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  });

/** A new phone with an empty cache. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

/** Throttles a page like such a phone. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** What somebody sees of a page that has loaded: when its largest part was there (ms), and how much it moved. */
export const measureWebVitals = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ largestPaint: number; layoutShift: number }>((resolve) => {
        const seen = { largestPaint: 0, layoutShift: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.largestPaint = Math.max(seen.largestPaint, entry.startTime);
        }).observe({ type: "largest-contentful-paint", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(seen), 500);
      }),
  );
