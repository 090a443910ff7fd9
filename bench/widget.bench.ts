import { gzipSync } from "node:zlib";
import { makeCoachesAt } from "@aufwind/server/seed/many-coaches";
import type { Browser } from "@playwright/test";
import pg from "pg";
import { type Figure, median } from "./figure.ts";
import { measureWebVitals, openBrowser, openPhone, throttle } from "./phone.ts";
import { newDatabase, startSite } from "./site.ts";

const SHORT_NAME = "bench-widget";

/** What the widget of a coach's own website loads, and its timing on a throttled phone. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  await makeCoachesAt(databaseUrl, 50);
  await nameOne(databaseUrl);
  const site = await startSite({ databaseUrl });
  const browser = await openBrowser();
  try {
    const address = `${site.url}/de/widget/${SHORT_NAME}`;
    const script = await scriptOf(site.url, address);
    const visits = [];
    for (let visit = 0; visit < 5; visit++) visits.push(await paintOf(browser, address));
    const paint = median(visits);
    return [
      {
        name: "JavaScript of the widget, unpacked (gzip)",
        figure: `${kB(script.length)} kB (${kB(gzipSync(script).length)})`,
        target: "≤ 30 (aim 8)",
        pass: script.length <= 30_000,
      },
      {
        name: "Largest paint of the widget, throttled phone",
        figure: `${(paint / 1000).toFixed(2)} s`,
        target: "< 1",
        pass: paint < 1000,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** A listed coach gets the short address. */
async function nameOne(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into short_names (name, coach_id, chosen_at)
    select $1, user_id, now() from coaches where is_public and allow_in_listing limit 1`,
    [SHORT_NAME],
  );
  await client.end();
}

/** The script on the coach's website, and those in the frame. */
async function scriptOf(url: string, address: string): Promise<Buffer> {
  const [outside, page] = await Promise.all(
    [url.concat("/widget.js"), address].map(async (each) => (await fetch(each)).text()),
  );
  const inside = [...(page ?? "").matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  return Buffer.from([outside, ...inside].join(""));
}

async function paintOf(browser: Browser, address: string): Promise<number> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await throttle(page);
  await page.goto(address, { waitUntil: "networkidle" });
  const { largestPaint } = await measureWebVitals(page);
  await context.close();
  return largestPaint;
}
