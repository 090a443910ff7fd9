import { bookAppointment, inHours, laterThan, newClient, openCoach, otherPage, otherRequest } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { saveCard } from "../money.ts";

test("de: a client books a series over a clash and past the horizon; the coach confirms it as one", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  await newClient(visitor.request);
  await saveCard(visitor.request);
  await bookAppointment(visitor.request, { coachId: coach.coachId, scheduledAt: inHours(1) });
  const first = inHours(72);
  const scheduledAt = laterThan(first, { weeks: 1 });
  await bookAppointment(visitor.request, { coachId: coach.coachId, scheduledAt, consultation: "standard" });

  await visitor.goto(`/de/coaches/${coach.slug}/buchen?type=standard&start=${first}`);
  await visitor.getByText("Regelmäßig treffen: mehrere Termine auf einmal buchen").click();
  await visitor.getByLabel("Wie oft?").selectOption("weekly");
  await visitor.getByLabel("Wie viele Termine?").fill("6");
  await visitor.getByRole("button", { name: "Termine prüfen" }).click();
  await expect(visitor.getByText("3 Termine sind nicht frei.", { exact: false })).toBeVisible();
  await expect(visitor.getByText("Zu dieser Zeit haben Sie schon einen Termin.")).toBeVisible();
  await expect(visitor.getByText("So weit im Voraus kann noch nicht gebucht werden.")).toHaveCount(2);
  await expect(visitor.getByRole("checkbox", { checked: true })).toHaveCount(3);
  const cards = visitor.getByRole("group", { name: "Diese Karte wird belastet" });
  await expect(cards.getByRole("radio")).toBeChecked();
  await expect(cards.getByRole("link")).toHaveAttribute("href", /booking=%2Fde%2Fklient%2Ftermin-buchen%2Fserie%3F/);
  await expectAccessible(visitor);

  const book = visitor.getByRole("button", { name: "Serie zahlungspflichtig buchen" });
  await book.click();
  const consent = visitor.getByRole("checkbox", { name: /^Ich verlange ausdrücklich/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await book.click();
  await expect(visitor.getByText("Ihre Termine sind reserviert.", { exact: false })).toBeVisible();
  const dates = visitor.getByRole("list").filter({ hasText: "Angefragt" }).getByRole("listitem");
  await expect(dates).toHaveCount(5);
  await expectAccessible(visitor);

  await coachPage.goto("/de/coach");
  await expect(coachPage.getByText("Serie mit 5 Terminen")).toHaveCount(1);
  const series = visitor.url().split("/").at(-1)?.split("?")[0];
  await coachPage.goto(`/de/coach/serien/${series}`);
  await expectAccessible(coachPage);
  await coachPage.goto("/de/coach");
  const line = coachPage.getByRole("listitem").filter({ hasText: "Serie mit 5 Terminen" });
  await line.getByRole("button", { name: /^Bestätigen/ }).click();
  await expect(coachPage.getByText(/^Die Serie mit .* ist bestätigt\.$/)).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole("list").filter({ hasText: "Bestätigt" }).getByRole("listitem")).toHaveCount(5);
  await visitor.getByRole("list").filter({ hasText: "Bestätigt" }).getByRole("link").nth(0).click();
  await expect(visitor.getByRole("link", { name: "Teil einer Serie (1 von 5)" })).toBeVisible();

  // The coach proposes a time of no hours, typed by hand, for all of them.
  await coachPage.goto(`/de/coach/serien/${series}`);
  await coachPage.getByRole("link", { name: "Serie verschieben" }).click();
  await coachPage.getByLabel("Datum").fill(inHours(120).slice(0, 10));
  await coachPage.getByLabel("Uhrzeit").fill("05:05");
  await coachPage.getByRole("button", { name: "Zeiten prüfen" }).click();
  await expect(coachPage.getByRole("checkbox", { checked: true }).first()).toBeVisible();
  await expectAccessible(coachPage);
  await coachPage.getByRole("button", { name: "Neue Zeiten vorschlagen" }).click();
  await expect(coachPage.getByText("Die neuen Zeiten sind vorgeschlagen.", { exact: false })).toBeVisible();
  await visitor.goto(`/de/klient/serien/${series}`);
  await expect(visitor.getByRole("link", { name: "Neue Zeiten annehmen" })).toBeVisible();
});

test("en: a client moves the rest of a series, and without JavaScript cancels it", async ({ visitor, browser }) => {
  const coach = await openCoach(await otherRequest(browser));
  await newClient(visitor.request);
  await saveCard(visitor.request);
  await bookAppointment(visitor.request, { coachId: coach.coachId, scheduledAt: inHours(1) });
  const first = inHours(72);
  const starts = [0, 1, 2].map((weeks) => laterThan(first, { weeks }));
  const wanted = { coachId: coach.coachId, consultation: "standard", rhythm: "weekly", starts };
  const data = { ...wanted, feeCents: 9500, earlyStart: true };
  const answer = await visitor.request.post("/api/appointment-series", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const series = await answer.json();
  expect((await coach.request.post(`/api/appointment-series/${series.id}/confirm`)).status()).toBe(200);

  await visitor.goto(`/en/client/series/${series.id}`);
  await visitor.getByRole("link", { name: "Move from here on : 2" }).click();
  await expect(visitor.getByText("All appointments after it move just as far.", { exact: false })).toBeVisible();
  const moved = laterThan(first, { weeks: 1, days: 1 });
  await visitor.goto(`/en/client/series/${series.id}/reschedule?from=${series.dates[1].id}&start=${moved}`);
  await expect(visitor.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Propose the new times" }).click();
  await expect(visitor.getByText("The new times are proposed.", { exact: false })).toBeVisible();
  const accepted = await coach.request.post(`/api/appointment-series/${series.id}/accept`, { data: {} });
  const { dates } = await accepted.json();
  expect(dates.map(({ scheduledAt }: { scheduledAt: string }) => scheduledAt)).toEqual([
    first,
    moved,
    laterThan(first, { weeks: 2, days: 1 }),
  ]);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    locale: "en-GB",
    storageState: await visitor.context().storageState(),
  });
  const page = await plain.newPage();
  await page.goto(`/en/client/series/${series.id}`);
  await page.getByRole("link", { name: "Cancel from here on : 2" }).click();
  await expect(page.getByText("This costs you nothing.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Cancel 2 appointments" }).click();
  await expect(page.getByText("The appointments are cancelled.", { exact: false })).toBeVisible();
  await expect(page.getByText("Cancelled", { exact: true })).toHaveCount(2);
  await plain.close();
});
