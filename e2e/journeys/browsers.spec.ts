import type { Page } from "@playwright/test";
import { openCoach, otherPage } from "../appointments.ts";
import { inFirefox, openFirefox } from "../firefox.ts";
import { test } from "../fixtures.ts";
import { type Guest, inChromium, readRoom, startedAppointment } from "../video-calls.ts";

// Sequentially: two calls at once are too much for a small machine, and one Firefox serves all.
test.describe.configure({ mode: "default", timeout: 90_000 });

let firefox: Awaited<ReturnType<typeof openFirefox>>;
test.beforeAll(async () => {
  firefox = await openFirefox();
  if (!firefox) console.warn("Firefox is not installed here: the room was not tried between two browsers.");
});
// An open call would keep using half of the machine.
test.afterEach(() =>
  Promise.all(
    firefox
      ?.browserContexts()
      .slice(1)
      .map((context) => context.close()) ?? [],
  ),
);
test.afterAll(() => firefox?.close());

type BrowserName = "Firefox" | "Chromium";
/** The coach's side always offers, the client's answers: each browser does both. */
const PAIRS: { coach: BrowserName; client: BrowserName }[] = [
  { coach: "Chromium", client: "Firefox" },
  { coach: "Firefox", client: "Chromium" },
];

for (const { coach, client } of PAIRS)
  test(`de: ${coach} calls ${client}: both see and hear each other, are muted, and share their screens`, async ({
    visitor,
    browser,
    baseURL,
  }) => {
    if (!firefox) return;
    const coachPage = await otherPage(browser, { locale: "de-DE" });
    const id = await startedAppointment(visitor.request, await openCoach(coachPage.request));
    const { name: coachName } = (await readRoom(visitor.request, id)).other;
    const { name: clientName } = (await readRoom(coachPage.request, id)).other;
    const [ofCoach, ofClient] = [await guest(coach, coachPage), await guest(client, visitor)];
    const both = (ask: (one: Guest, other: string) => Promise<void>) =>
      Promise.all([ask(ofCoach, clientName), ask(ofClient, coachName)]);
    const room = `${baseURL}/de/termine/${id}/raum`;

    await ofCoach.goto(room);
    await ofCoach.press("Beitreten");
    await ofCoach.expectSaid(`${clientName} ist noch nicht da.`);
    await ofClient.goto(room);
    await ofClient.press("Beitreten");
    await both((one, other) => one.expectMoving(`Video von ${other}`));
    await both((one) => one.expectHeard());

    await both((one) => one.press("Stummschalten"));
    await both((one) => one.expectSaid("Stumm"));
    await both((one) => one.expectSilent());

    await both((one) => one.press("Bildschirm teilen"));
    await both((one, other) => one.expectMoving(`Bildschirm von ${other}`));
  });

async function guest(name: BrowserName, page: Page): Promise<Guest> {
  return name === "Firefox" && firefox ? inFirefox(firefox, page.request) : inChromium(page);
}
