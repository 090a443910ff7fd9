import { DEMO_PASSWORD } from "@aufwind/server/seed/people";
import type { Browser } from "@playwright/test";
import { startDemo, visitorPages } from "./demo.ts";
import type { Figure } from "./figure.ts";
import { IN_GERMANY, kB, measurePageBytes } from "./page-bytes.ts";
import { openBrowser } from "./phone.ts";

/** What the pages after the home page load, with the demo's coaches; the home page is in `first-visit`. */
export async function run(): Promise<Figure[]> {
  const demo = await startDemo();
  const browser = await openBrowser();
  try {
    const { search, profile, booking } = await visitorPages(demo);
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries({ search, profile, booking }))
      figures.push(await scripts(browser, { name: `the ${name}`, url: `${demo.url}${path}`, limit: 135_000 }));
    const coach = { email: "jonas@example.org", password: DEMO_PASSWORD };
    return [
      ...figures,
      await scripts(browser, {
        name: "a coach's calendar",
        url: `${demo.url}/de/coach/kalender`,
        limit: 200_000,
        coach,
      }),
    ];
  } finally {
    await browser.close();
    await demo.stop();
  }
}

type Wanted = { name: string; url: string; limit: number; coach?: { email: string; password: string } };

async function scripts(browser: Browser, { name, url, limit, coach }: Wanted): Promise<Figure> {
  const context = await browser.newContext(IN_GERMANY);
  if (coach) {
    const answer = await context.request.post(new URL("/api/visitors/login", url).href, { data: coach });
    if (!answer.ok()) throw new Error(`${coach.email} could not log in: ${answer.status()}`);
  }
  const { script } = await measurePageBytes(await context.newPage(), url);
  await context.close();
  return {
    name: `JavaScript of ${name}, gzip`,
    figure: `${kB(script)} kB`,
    target: `≤ ${limit / 1000}`,
    pass: script <= limit,
  };
}
