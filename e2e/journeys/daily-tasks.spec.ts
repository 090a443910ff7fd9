import type { Locator, Page } from "@playwright/test";
import {
  bookConfirmedNext,
  bookConfirmedPaid,
  inHours,
  newClient,
  noteEditor,
  openCoach,
  otherRequest,
} from "../appointments.ts";
import { messageField, messageLog, openConversation, sendMessages, userIdOf } from "../conversations.ts";
import { pdf } from "../files.ts";
import { expect, test } from "../fixtures.ts";
import { completeAndEarn } from "../money.ts";
import { query } from "../server-control.ts";

const MOST_CLICKS = 3;

const weekdayOf = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO("Europe/Berlin").dayOfWeek;
/** Of an instant within seven days. */
const isNextWeek = (at: string) => weekdayOf(at) < weekdayOf(new Date().toISOString());

/** A coach's tasks, each begun on the first page; presses of the pointer are counted, keys are not. */
function tasksOf(page: Page) {
  let clicks = 0;
  const counted: Record<string, number> = {};
  return {
    counted,
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    /** From the middle of one thing a way down. */
    drag: async (target: Locator, down: number) => {
      clicks += 1;
      await target.evaluate((block) => block.scrollIntoView({ block: "center" }));
      const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
      await page.mouse.move(x + 20, y + 8);
      await page.mouse.down();
      await page.mouse.move(x + 20, y + 30, { steps: 3 });
      await page.mouse.move(x + 20, y + 8 + down, { steps: 3 });
      await page.mouse.up();
    },
    task: (name: string, work: () => Promise<void>) =>
      test.step(name, async () => {
        await page.goto("/de/coach");
        await expect(page.locator("html[data-live]")).toBeAttached();
        clicks = 0;
        await work();
        counted[name] = clicks;
        expect(clicks, name).toBeLessThanOrEqual(MOST_CLICKS);
      }),
  };
}

test("de: what a coach does every day takes at most three clicks from the first page", async ({ visitor, browser }) => {
  test.setTimeout(120_000);
  const coach = await openCoach(visitor.request);
  const tilda = await otherRequest(browser);
  const { email } = await newClient(tilda, { firstName: "Tilda", lastName: "Brand" });
  // The request for a discovery stays unanswered, the paid appointment takes place, one more is ahead.
  const met = await bookConfirmedPaid(tilda, coach, { scheduledAt: inHours(5) });
  await completeAndEarn(tilda, met);
  const review = { appointmentId: met, stars: 5, text: "Klare Fragen.", author: "none" };
  expect((await tilda.post("/api/reviews", { data: review })).status()).toBe(201);
  const noon = `${inHours(72).slice(0, 10)}T11:00:00.000Z`;
  const ahead = await bookConfirmedNext(tilda, coach, noon);
  const pair = { coachId: coach.coachId, clientId: await userIdOf(email) };
  await sendMessages(tilda, await openConversation(tilda, pair), "Darf ich etwas mitbringen?");
  const paper = { file: pdf("Wochenplan.pdf"), blobPath: "documents/Wochenplan.pdf" };
  expect((await visitor.request.post("/api/storage/upload", { multipart: paper })).status()).toBe(201);

  await visitor.setViewportSize({ width: 1440, height: 900 });
  const main = visitor.getByRole("main");
  const menu = visitor.getByRole("navigation", { name: "Mein Bereich" });
  const waiting = main.getByRole("region", { name: "Wartet auf Sie" });
  const { task, click, drag, counted } = tasksOf(visitor);

  await task("answer a request", async () => {
    await click(waiting.getByRole("button", { name: /^Bestätigen/ }));
    await expect(waiting.getByText(/^Der Termin ist bestätigt/)).toBeVisible();
  });
  await task("approve a review", async () => {
    await click(waiting.getByRole("button", { name: /^Freigeben/ }));
    await expect(waiting.getByText(/^Die Bewertung ist jetzt/)).toBeVisible();
  });
  // The room opens ten minutes before; until then preparing comes first.
  const next = main.getByRole("region", { name: "Tilda Brand" });
  await expect(next.getByRole("link", { name: "Vorbereiten" })).toBeVisible();
  await expect(next.getByRole("link", { name: "Raum öffnen" })).toHaveCount(0);
  await query(
    `update appointments set starts_at = now() + interval '6 minutes',
     ends_at = now() + interval '6 minutes' + (ends_at - starts_at)
     where coach_id = $1 and consultation = 'discovery' and status = 'Scheduled'`,
    coach.coachId,
  );
  await task("open the room", async () => {
    await click(main.getByRole("link", { name: "Raum öffnen" }));
    await visitor.waitForURL("**/raum");
  });
  await task("write a note", async () => {
    await click(main.locator("summary", { hasText: "Neu" }));
    await click(main.getByRole("link", { name: "Notiz zu Tilda Brand schreiben" }));
    await noteEditor(main).fill("Ziel: ruhiger schlafen.");
    await expect(main.getByText(/^Gespeichert um \d\d:\d\d/)).toBeVisible();
  });
  await task("answer a message", async () => {
    await click(waiting.getByRole("link", { name: /^Antworten/ }));
    await messageField(visitor).fill("Gern.");
    await messageField(visitor).press("Enter");
    await expect(messageLog(visitor).getByText("Gern.")).toBeVisible();
  });
  await task("see what will be paid out", async () => {
    await expect(main.getByRole("link", { name: /Auszahlung|Zahlungsplattform/ })).toBeVisible();
  });
  await task("find a client", async () => {
    // The keys come after the page, and the button's hint with them.
    await expect(main.getByText("Strg K")).toBeVisible();
    await expect(async () => {
      await visitor.keyboard.press("Control+k");
      await expect(visitor.getByRole("combobox")).toBeVisible({ timeout: 5000 });
    }).toPass();
    await visitor.getByRole("combobox").fill("Tilda");
    await expect(visitor.getByRole("option", { name: /^Tilda Brand/ }).first()).toBeVisible();
    await visitor.keyboard.press("Enter");
    await expect(main.getByRole("heading", { level: 1, name: "Tilda Brand" })).toBeVisible();
  });
  await task("share a document", async () => {
    await click(main.getByRole("link", { name: "Akte", exact: true }));
    await click(main.getByRole("navigation", { name: "Akte" }).getByRole("link", { name: /^Dokumente/ }));
    const document = main.locator("#documents").getByRole("listitem").filter({ hasText: "Wochenplan.pdf" });
    await click(document.getByRole("button", { name: /^Freigeben/ }));
    await expect(document).toContainText(/Tilda Brand kann es seit .* sehen/);
  });
  await task("enter time off", async () => {
    const day = inHours(240).slice(0, 10);
    await click(menu.getByRole("link", { name: /^Kalender/ }));
    await click(main.getByRole("link", { name: "Auszeit", exact: true }));
    const panel = visitor.getByRole("complementary", { name: "Auszeit eintragen" });
    await panel.getByLabel("Beginn").fill(`${day}T08:00`);
    await panel.getByLabel("Ende").fill(`${day}T20:00`);
    await click(panel.getByRole("button", { name: "Auszeit eintragen" }));
    await expect(visitor.getByText(/^Auszeit eingetragen/).first()).toBeVisible();
  });
  await task("move an appointment", async () => {
    await click(menu.getByRole("link", { name: /^Kalender/ }));
    const block = main.locator(`a[data-movable][href$="/${ahead}"]`);
    // A key that comes before the calendar turns no page.
    await expect(main.locator("[data-day]").first()).toBeVisible();
    if (isNextWeek(noon)) await visitor.keyboard.press("ArrowRight");
    await drag(block, 60);
    await click(main.getByRole("button", { name: /vorschlagen$/ }));
    // Leaving the page sends it at once; staying, it could be taken back for a while.
    await menu.getByRole("link", { name: "Heute", exact: true }).click();
    const status = async () => (await (await tilda.get(`/api/appointments/${ahead}`)).json()).scheduledStatus;
    await expect.poll(status).toBe("Rescheduled");
  });
  expect(Object.keys(counted)).toHaveLength(10);
});
