import { PERIODS } from "@aufwind/rules/appointments/periods";
import type { Page } from "@playwright/test";
import { makeBusyCoach } from "./busy-coach.ts";
import { type Figure, median } from "./figure.ts";
import { measureUnderLoad } from "./http-load.ts";
import { measureWebVitals, openBrowser, openPhone, throttle } from "./phone.ts";
import { newDatabase, type Site, startSite } from "./site.ts";

const PAST = 9900;
const AHEAD = 100;
const REVIEWS = 2000;
/** Others with some ten appointments each. */
const COACHES = 2000;
const CLIENTS = 8;
const LIMIT_MS = 40;
const PAGE_LIMIT_MS = 1000;
const PAINT_LIMIT_MS = 1200;

/** The first page of a coach with a long history and the page of figures: what they ask for, and on a throttled phone. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const cookie = await makeBusyCoach(databaseUrl, { coaches: COACHES, past: PAST, ahead: AHEAD, reviews: REVIEWS });
  const site = await startSite({ databaseUrl, allCores: true });
  try {
    const numbers = await asked(site, cookie, NUMBERS);
    const today = await asked(site, cookie, TODAY);
    return [numbers, today, ...(await seen(site, cookie)), await shown(site, cookie)];
  } finally {
    await site.stop();
  }
}

type Questions = { name: string; paths: string[] };

const NUMBERS: Questions = {
  name: `Coach dashboard of ${(PAST + AHEAD).toLocaleString("en")} appointments and ${REVIEWS.toLocaleString("en")} reviews, every period`,
  paths: PERIODS.map((period) => `/api/coaches/dashboard?period=${period}`),
};
const TODAY: Questions = {
  name: "The same coach's day: what is next, what waits, the month, payout and profile in one answer",
  paths: ["/api/coaches/today"],
};

async function asked({ url }: Site, cookie: string, { name, paths }: Questions): Promise<Figure> {
  const load = { url, paths, headers: { cookie }, clients: CLIENTS };
  await measureUnderLoad({ ...load, seconds: 5 });
  const rounds = [];
  for (let round = 0; round < 3; round++) rounds.push(await measureUnderLoad({ ...load, seconds: 10 }));
  const [p95, rate] = [median(rounds.map((each) => each.p95)), median(rounds.map((each) => each.rate))];
  return {
    name,
    figure: `p95 ${p95.toFixed(1)} ms (${CLIENTS} clients, ${Math.round(rate)} requests/s)`,
    target: `p95 < ${LIMIT_MS} ms`,
    pass: p95 < LIMIT_MS,
  };
}

/** A phone that has never been here: when the largest part is there, and whether anything moves. */
async function seen({ url }: Site, cookie: string): Promise<Figure[]> {
  const browser = await openBrowser();
  const [name = "", value = ""] = cookie.split("=");
  const visits = [];
  for (let visit = 0; visit < 5; visit++) {
    const phone = await openPhone(browser);
    await phone.addCookies([{ name, value, url }]);
    const page = await phone.newPage();
    await throttle(page);
    await page.goto(`${url}/de/coach`, { waitUntil: "networkidle" });
    visits.push(await measureWebVitals(page));
    await phone.close();
  }
  await browser.close();
  const paint = median(visits.map(({ largestPaint }) => largestPaint));
  const shift = median(visits.map(({ layoutShift }) => layoutShift));
  return [
    {
      name: "Largest paint of the coach's day, throttled phone that has nothing yet",
      figure: `${(paint / 1000).toFixed(2)} s`,
      target: "< 1.2",
      pass: paint < PAINT_LIMIT_MS,
    },
    { name: "Layout shift of it", figure: shift.toFixed(4), target: "< 0.02", pass: shift < 0.02 },
  ];
}

/** A daily user's visit: the phone has the scripts and styles cached, but not the page. */
async function shown({ url }: Site, cookie: string): Promise<Figure> {
  const browser = await openBrowser();
  const [name = "", value = ""] = cookie.split("=");
  const visits = [];
  for (let visit = 0; visit < 5; visit++) {
    const phone = await openPhone(browser);
    await phone.addCookies([{ name, value, url }]);
    const page = await phone.newPage();
    // The second time the browser has compiled code cached.
    for (let time = 0; time < 2; time++) await settled(page, `${url}/de/coach`);
    await throttle(page);
    await page.goto(`${url}/de/coach?wieder`, { waitUntil: "load" });
    visits.push(await page.evaluate(loadedAt));
    await phone.close();
  }
  await browser.close();
  const complete = median(visits);
  return {
    name: "The page of it complete, throttled phone that has its scripts",
    figure: `${(complete / 1000).toFixed(2)} s`,
    target: "< 1",
    pass: complete < PAGE_LIMIT_MS,
  };
}

/** Opens it, waits until it is idle, and leaves it. */
async function settled(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (!answer?.ok() || page.url() !== url) throw new Error(`${page.url()} ${answer?.status()}`);
  await page.goto("about:blank");
}

const loadedAt = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.loadEventStart ?? Number.NaN;
};
