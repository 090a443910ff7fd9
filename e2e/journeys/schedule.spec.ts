import { expect, expectAccessible, test } from "../fixtures.ts";
import { logIn } from "../people.ts";
import { newCoach } from "../practice.ts";

test("working hours: several ranges a day, copied to other days, wrong ones named at their range", async ({
  visitor,
  request,
}) => {
  const coach = await newCoach(request);
  await logIn(visitor, coach, "/de/coach/arbeitszeiten");
  const main = visitor.getByRole("main");
  await expectAccessible(visitor);
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

test("en: time zone and agenda settings are saved, and clients' slots follow", async ({ visitor, request }) => {
  const coach = await newCoach(request);
  await logIn(visitor, coach, "/en/coach/schedule");
  const main = visitor.getByRole("main");
  await main.locator('[name="timeZone"]').selectOption("Asia/Kolkata");
  await main.getByRole("button", { name: "Save time zone" }).click();
  await expect(main.getByText("Time zone saved").first()).toBeVisible();

  await visitor.goto("/en/coach/agenda-settings");
  await main.locator('[name="horizonDays"]').fill("400");
  await main.getByRole("button", { name: /Save/ }).click();
  await expect(main.locator('[name="horizonDays"]')).toHaveAttribute("aria-invalid", "true");
  await main.locator('[name="horizonDays"]').fill("30");
  await main.locator('[name="gridMinutes"]').selectOption("60");
  await main.getByRole("button", { name: /Save/ }).click();
  await expect(main.getByText("Appointment settings saved").first()).toBeVisible();

  await visitor.goto("/en/coach/free-slots");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText(/free/).first()).toBeVisible();
});

test("exceptions and holidays close days, and the preview shows it", async ({ visitor, request }) => {
  const coach = await newCoach(request);
  await logIn(visitor, coach, "/de/coach/ausnahmen");
  const main = visitor.getByRole("main");
  await expectAccessible(visitor);
  const year = new Date().getFullYear() + 1;
  await main.locator('[name="kind"][value="timeOff"]').check();
  const form = main.locator("form").filter({ has: visitor.locator('[name="kind"]') });
  const dates = form.locator('input[type="date"]:visible');
  const times = form.locator('input[type="time"]:visible');
  await dates.nth(0).fill(`${year}-02-03`);
  await times.nth(0).fill("12:00");
  await dates.nth(1).fill(`${year}-02-01`);
  await times.nth(1).fill("12:00");
  await form.getByRole("button", { name: "Ausnahme hinzufügen" }).click();
  await expect(form.getByText("Das Ende muss nach dem Beginn liegen.").first()).toBeVisible();
  await dates.nth(1).fill(`${year}-02-05`);
  await form.getByRole("button", { name: "Ausnahme hinzufügen" }).click();
  await expect(main.getByText("Ausnahmen gespeichert").first()).toBeVisible();

  await main.getByLabel("Bundesland").selectOption("BE");
  await main.getByRole("button", { name: "Feiertage anzeigen" }).click();
  await expect(main.getByText("Tag der Arbeit").first()).toBeVisible();
  await expectAccessible(visitor);
  await main.getByRole("button", { name: "Diese Tage freinehmen" }).click();
  await expect(main.getByText("Ausnahmen gespeichert").first()).toBeVisible();
  const { scheduleExceptions } = await (await request.get("/api/coaches/schedule")).json();
  expect(scheduleExceptions.length).toBeGreaterThan(8);

  await visitor.goto("/de/coach/freie-zeiten");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Freie Zeiten");
  await expectAccessible(visitor);
});
