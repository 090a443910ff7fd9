import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { textWithoutScripts } from "../pages.ts";
import { newCoach } from "../practice.ts";

const isWorkday = (date: string) => ![0, 6].includes(new Date(date).getUTCDay());
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A day within every horizon on which a new coach works. */
const workday = () => [10, 11, 12].map(daysAhead).find(isWorkday) ?? "";

/** What clients can book, with a day open. */
const PREVIEW = { de: "/de/coach/freie-zeiten", en: "/en/coach/free-slots" } as const;
const previewOf = (locale: keyof typeof PREVIEW, day: string) =>
  `${PREVIEW[locale]}?month=${day.slice(0, 7)}&day=${day}`;

/** A day's cell in the shown month. */
const cellOf = (main: Locator, day: string) =>
  main.getByRole("cell").filter({ has: main.page().getByText(String(Number(day.slice(8))), { exact: true }) });

test("working hours: several ranges a day, copied to other days, wrong ones named at their range", async ({
  visitor,
}) => {
  const { request } = visitor;
  await newCoach(request);
  await visitor.goto("/de/coach/arbeitszeiten");
  const main = visitor.getByRole("main");
  const monday = main.getByRole("group", { name: "Montag", exact: true });
  const save = main.getByRole("button", { name: "Arbeitszeiten speichern" });
  const second = (end: string) => monday.getByLabel(`Montag, Zeit 2, ${end}`);

  await monday.getByRole("button", { name: /Zeit hinzufügen/ }).click();
  await second("von").fill("16:00");
  await second("bis").fill("20:00");
  await save.click();
  await expect(monday.getByText(/überschneidet sich/).first()).toBeVisible();
  await expect(second("bis")).toHaveAttribute("aria-invalid", "true");
  await second("von").fill("18:00");
  await monday.getByRole("button", { name: /Kopieren/ }).click();
  await monday.getByLabel("Samstag").check();
  await monday.getByRole("button", { name: "Kopieren", exact: true }).click();
  await save.click();
  await expect(main.getByText("Arbeitszeiten gespeichert").first()).toBeVisible();

  const { workingSlots } = await (await request.get("/api/coaches/schedule")).json();
  const ofDay = (day: number) => workingSlots.filter(({ weekday }: { weekday: number }) => weekday === day).length;
  expect([ofDay(1), ofDay(2), ofDay(6), ofDay(7)]).toEqual([2, 1, 2, 0]);
});

test("en: the preview follows the agenda settings, and tells a coach far away both times", async ({ request }) => {
  await newCoach(request);
  const day = workday();
  // From 9 to 17, every quarter of an hour, the last one at 16: its hour is over at 17.
  const before = await textWithoutScripts(request, previewOf("en", day));
  for (const words of ["29 free", "Times in Berlin", " 09:00 "]) expect(before).toContain(words);

  const { settings } = await (await request.get("/api/coaches/schedule")).json();
  for (const [part, data] of [
    ["time-zone", { timeZone: "Asia/Kolkata" }],
    ["settings", { ...settings, horizonDays: 30, gridMinutes: 60 }],
  ] as const)
    expect((await request.put(`/api/coaches/schedule/${part}`, { data })).status()).toBe(200);
  const after = await textWithoutScripts(request, previewOf("en", day));
  const inBerlin = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", timeStyle: "short" });
  const slots = ["09:00", "16:00"].map((clock) => `${inBerlin.format(new Date(`${day}T${clock}+05:30`))} ${clock} `);
  for (const words of ["8 free", "Times in Berlin, and below them your time (Kolkata)", ...slots])
    expect(after).toContain(words);
  const late = daysAhead(32);
  expect(await (await request.get(previewOf("en", late))).text()).not.toMatch(new RegExp(`<a [^>]*day=${late}`));
});

test("exceptions and holidays close days, and the preview shows it", async ({ visitor }) => {
  const { request } = visitor;
  await newCoach(request);
  const settings = (await (await request.get("/api/coaches/schedule")).json()).settings;
  const ahead = await request.put("/api/coaches/schedule/settings", { data: { ...settings, horizonDays: 365 } });
  expect(ahead.status()).toBe(200);
  const { items } = await (await request.get("/api/coaches/schedule/holidays?state=BE")).json();
  const dates: string[] = items.map(({ date }: { date: string }) => date);
  const day = [10, 11, 12, 13, 14, 15].map(daysAhead).find((date) => isWorkday(date) && !dates.includes(date)) ?? "";
  const holiday = dates.find((date) => date > day && isWorkday(date)) ?? "";
  const main = visitor.getByRole("main");
  for (const date of [day, holiday]) {
    await visitor.goto(previewOf("de", date));
    await expect(cellOf(main, date)).toContainText("29 frei");
  }

  await visitor.goto("/de/coach/ausnahmen");
  await main.locator('[name="kind"][value="timeOff"]').check();
  const form = main.locator("form").filter({ has: visitor.locator('[name="kind"]') });
  const dateFields = form.locator('input[type="date"]:visible');
  const times = form.locator('input[type="time"]:visible');
  await dateFields.nth(0).fill(day);
  await times.nth(0).fill("08:00");
  await dateFields.nth(1).fill(day);
  await times.nth(1).fill("07:00");
  await form.getByRole("button", { name: "Ausnahme hinzufügen" }).click();
  await expect(form.getByText("Das Ende muss nach dem Beginn liegen.").first()).toBeVisible();
  await times.nth(1).fill("18:00");
  await form.getByRole("button", { name: "Ausnahme hinzufügen" }).click();
  await expect(main.getByText("Ausnahmen gespeichert").first()).toBeVisible();

  await main.getByLabel("Bundesland").selectOption("BE");
  await main.getByRole("button", { name: "Feiertage anzeigen" }).click();
  await expect(main.getByText("Tag der Arbeit").first()).toBeVisible();
  await main.getByRole("button", { name: "Diese Tage freinehmen" }).click();
  await expect(main.getByRole("button", { name: "Diese Tage freinehmen" })).toHaveCount(0);

  // Undo restores what was removed by mistake.
  const rows = main.locator('[id^="exception-"]');
  await expect(rows.nth(1), "the holidays are there, too").toBeVisible();
  const all = await rows.count();
  const first = await rows.first().locator("time, p").first().textContent();
  await rows
    .first()
    .getByRole("button", { name: /^Entfernen/ })
    .click();
  await expect(main.getByText(/^Entfernt: /)).toBeVisible();
  await expect(rows).toHaveCount(all - 1);
  await main.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(rows).toHaveCount(all);
  await expect(rows.first()).toContainText(first ?? "");

  for (const date of [day, holiday]) {
    await visitor.goto(previewOf("de", date));
    await expect(cellOf(main, date)).toContainText("Wegen einer Ausnahme geschlossen");
    await expect(main.locator(`a[href*="day=${date}"]`)).toHaveCount(0);
  }
});
