import { PERIODS } from "@aufwind/rules/appointments/periods";
import type { Page } from "@playwright/test";
import { makeBusyCoach } from "./busy-coach.ts";
import { type Figure, median } from "./figure.ts";
import { openBrowser, openPhone, throttle } from "./phone.ts";
import { shoot } from "./shots.ts";
import { newDatabase, type Site, startSite } from "./site.ts";

const PAST = 9900;
const AHEAD = 100;
const REVIEWS = 2000;
/** Others with some ten appointments each. */
const COACHES = 2000;
const CLIENTS = 8;
const LIMIT_MS = 40;
const PAGE_LIMIT_MS = 1000;

/** The dashboard of a coach with a long history: its numbers, and the page on a throttled phone. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const cookie = await makeBusyCoach(databaseUrl, { coaches: COACHES, past: PAST, ahead: AHEAD, reviews: REVIEWS });
  const site = await startSite({ databaseUrl, allCores: true });
  try {
    const numbers = await asked(site, cookie, NUMBERS);
    const standing = await asked(site, cookie, STANDING);
    return [numbers, standing, await shown(site, cookie)];
  } finally {
    await site.stop();
  }
}

type Questions = { name: string; paths: string[] };

const NUMBERS: Questions = {
  name: `Coach dashboard of ${(PAST + AHEAD).toLocaleString("en")} appointments and ${REVIEWS.toLocaleString("en")} reviews, every period`,
  paths: PERIODS.map((period) => `/api/coaches/dashboard?period=${period}`),
};
/** What its page shows besides the numbers. */
const STANDING: Questions = {
  name: "What else its page asks for: what waits and comes next, how far the profile is",
  paths: ["/api/coaches/appointments/overview", "/api/coaches/profile"],
};

async function asked({ url }: Site, cookie: string, { name, paths }: Questions): Promise<Figure> {
  const shot = { url, paths, headers: { cookie }, clients: CLIENTS };
  await shoot({ ...shot, seconds: 5 });
  const rounds = [];
  for (let round = 0; round < 3; round++) rounds.push(await shoot({ ...shot, seconds: 10 }));
  const [p95, rate] = [median(rounds.map((each) => each.p95)), median(rounds.map((each) => each.rate))];
  return {
    name,
    figure: `p95 ${p95.toFixed(1)} ms (${CLIENTS} clients, ${Math.round(rate)} requests/s)`,
    target: `p95 < ${LIMIT_MS} ms`,
    pass: p95 < LIMIT_MS,
  };
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
