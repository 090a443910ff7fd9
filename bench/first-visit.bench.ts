import type { Page } from "@playwright/test";
import { type Figure, median } from "./figure.ts";
import { IN_GERMANY, kB, measurePageBytes } from "./page-bytes.ts";
import { measureWebVitals, openBrowser, openPhone, throttle } from "./phone.ts";
import { startSite } from "./site.ts";

/** What a first visit to the home page loads, and its timing on a throttled phone. */
export async function run(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await openBrowser();
  try {
    const weight = await measurePageBytes(await browser.newPage(IN_GERMANY), `${site.url}/de`);
    const visits = [];
    for (let visit = 0; visit < 5; visit++) {
      const context = await openPhone(browser);
      visits.push(await feel(await context.newPage(), site.url));
      await context.close();
    }
    const paint = median(visits.map(({ largestPaint }) => largestPaint));
    const shift = median(visits.map(({ layoutShift }) => layoutShift));
    return [
      {
        name: "JavaScript of the home page, gzip",
        figure: `${kB(weight.script)} kB`,
        target: "≤ 125",
        pass: weight.script <= 125_000,
      },
      {
        name: "CSS of the home page, gzip",
        figure: `${kB(weight.stylesheet)} kB`,
        target: "≤ 30",
        pass: weight.stylesheet <= 30_000,
      },
      {
        name: "Fonts of the home page",
        figure: `${kB(weight.font)} kB`,
        target: "≤ 70",
        pass: weight.font <= 70_000,
      },
      {
        name: "Style sheets that the home page waits for",
        figure: `${weight.sheets}`,
        target: "≤ 3",
        pass: weight.sheets <= 3,
      },
      {
        name: "Largest paint, throttled phone",
        figure: `${(paint / 1000).toFixed(2)} s`,
        target: "< 1.5",
        pass: paint < 1500,
      },
      { name: "Layout shift, throttled phone", figure: shift.toFixed(4), target: "< 0.02", pass: shift < 0.02 },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function feel(page: Page, url: string) {
  await throttle(page);
  await page.goto(`${url}/de`, { waitUntil: "networkidle" });
  return measureWebVitals(page);
}
