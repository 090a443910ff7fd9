import type { Locator } from "@playwright/test";
import { bookAppointment, inHours, newClient, openCoach, otherRequest } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";

const DESK = { width: 1280, height: 900 };
const dayOf = (at: string) =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Berlin" }).format(new Date(at));
const topOf = async (block: Locator) => (await block.boundingBox()) ?? { x: 0, y: 0 };
const clockOf = (at: string) =>
  new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" }).format(new Date(at));

test("de: the agenda shows appointments in every view, one is moved from there, and time off lists whom it hits", async ({
  visitor,
  browser,
}) => {
  test.setTimeout(90_000);
  const coach = await openCoach(visitor.request);
  const client = await otherRequest(browser);
  await newClient(client);
  // Noon, so that it can be moved on the same day.
  const scheduledAt = `${inHours(50).slice(0, 10)}T11:00:00.000Z`;
  const id = await bookAppointment(client, { coachId: coach.coachId, scheduledAt });
  expect((await visitor.request.post(`/api/appointments/${id}/confirm`)).status()).toBe(200);
  const day = dayOf(scheduledAt);
  await visitor.setViewportSize(DESK);
  for (const view of ["day", "month", "list", "week"]) {
    await visitor.goto(`/de/coach/kalender?view=${view}&date=${day}`);
    // What stands beside a narrow calendar is hidden.
    await expect(visitor.getByRole("main").getByText(/Mira/).filter({ visible: true }).first()).toBeVisible();
    // The list is what a phone shows of every view, and checked there.
    if (view !== "list") await expectAccessible(visitor);
  }

  // The agenda's settings are one step away, from here and from the menu.
  const menu = visitor.getByRole("navigation", { name: "Mein Bereich" });
  for (const [place, hours, kinds] of [
    [visitor.getByRole("main"), /^Arbeitszeiten/, /^Terminarten/],
    [menu, "Arbeitszeiten", "Terminarten"],
  ] as const)
    for (const [name, path] of [
      [hours, "/de/coach/arbeitszeiten"],
      [kinds, "/de/coach/terminarten"],
      [/^Mein Profil/, "/de/coach/profil"],
    ] as const)
      await expect(place.getByRole("link", { name }).first()).toHaveAttribute("href", path);

  const event = visitor.getByRole("main").getByRole("link", { name: /^Mira/ });
  await expect(visitor.locator("html[data-live]")).toBeAttached();
  await event.evaluate((block) => block.scrollIntoView({ block: "center" }));
  const { x, y } = await topOf(event);
  // Down to three o'clock, by the grid's own measure.
  const hours = 15 - Number(clockOf(scheduledAt).slice(0, 2));
  const hour = await visitor.locator(`[data-day="${day}"]`).evaluate((column) => {
    const shown = Number(getComputedStyle(column).getPropertyValue("--hours"));
    return column.getBoundingClientRect().height / shown;
  });
  await visitor.mouse.move(x + 20, y + 8);
  await visitor.mouse.down();
  await visitor.mouse.move(x + 20, y + 40, { steps: 3 });
  await visitor.mouse.move(x + 20, y + 8 + hours * hour, { steps: 3 });
  await visitor.mouse.up();
  await visitor.getByRole("button", { name: /15:00\sUhr vorschlagen/ }).click();
  await visitor.getByRole("button", { name: "Jetzt senden" }).click();
  await expect(visitor.getByText("Neue Zeit vorgeschlagen.").first()).toBeVisible();
  const moved = await (await visitor.request.get(`/api/appointments/${id}`)).json();
  expect([moved.scheduledStatus, moved.awaiting]).toEqual(["Rescheduled", "client"]);
  expect(clockOf(moved.scheduledAt)).toBe("15:00");

  await visitor.getByRole("main").getByRole("link", { name: "Auszeit", exact: true }).click();
  const panel = visitor.getByRole("complementary", { name: "Auszeit eintragen" });
  await panel.getByLabel("Beginn").fill(`${day}T08:00`);
  await panel.getByLabel("Ende").fill(`${day}T20:00`);
  await panel.getByRole("button", { name: "Auszeit eintragen" }).click();
  await expect(panel.getByText("Ein Termin liegt in dieser Zeit")).toBeVisible();
  await expect(panel.getByRole("link", { name: /Absagen/ })).toHaveAttribute("href", new RegExp(`${id}.*act=cancel`));
  await expectAccessible(visitor);

  await visitor.setViewportSize({ width: 360, height: 740 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("en: a calendar address is made and read, an old one is dead; an import that cannot be reached says so", async ({
  visitor,
}) => {
  await openCoach(visitor.request);
  await visitor.goto("/en/coach/agenda/connect");
  await visitor.getByRole("button", { name: "Create address" }).click();
  const shown = visitor
    .getByText(/\/api\/calendars\/feeds\//)
    .first()
    .or(visitor.locator("input[value*='/api/calendars/feeds/']").first());
  await expect(shown).toBeVisible();
  const { address } = await (await visitor.request.get("/api/calendars/feed")).json();
  const feed = await visitor.request.get(address);
  expect([feed.status(), await feed.text()]).toEqual([200, expect.stringContaining("BEGIN:VCALENDAR")]);
  expect((await visitor.request.post("/api/calendars/feed")).status()).toBe(200);
  expect((await visitor.request.get(address)).status()).toBe(404);

  const data = { name: "Family", address: "https://127.0.0.1/basic.ics" };
  expect((await visitor.request.post("/api/coaches/calendars", { data })).status()).toBe(201);
  await expect(async () => {
    const { items } = await (await visitor.request.get("/api/coaches/calendars")).json();
    expect(items[0].problem).toBe("privateNetwork");
  }).toPass();
  await visitor.reload();
  await expect(visitor.getByText("Family").first()).toBeVisible();
  await expect(visitor.getByText(/private network/i).first()).toBeVisible();
});
