import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { type Figure, median } from "./figure.ts";
import { feltOn, openBrowser, openPhone, throttle } from "./phone.ts";
import { startSite } from "./site.ts";

/** What a first visit to the home page loads, and its timing on a throttled phone. */
export async function run(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await openBrowser();
  try {
    const weight = await weigh(await browser.newPage(), site.url);
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
        target: "≤ 140 (aim 125)",
        pass: weight.script <= 140_000,
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

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function weigh(page: Page, url: string) {
  const weight = { script: 0, stylesheet: 0, font: 0, sheets: 0 };
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet" && kind !== "font") return;
    if (kind === "stylesheet") weight.sheets++;
    bodies.push(
      response.body().then((body) => {
        // Fonts are compressed as they are.
        weight[kind] += kind === "font" ? body.length : gzipSync(body).length;
      }),
    );
  });
  await page.goto(`${url}/de`, { waitUntil: "networkidle" });
  await Promise.all(bodies);
  return weight;
}

async function feel(page: Page, url: string) {
  await throttle(page);
  await page.goto(`${url}/de`, { waitUntil: "networkidle" });
  return feltOn(page);
}
