import {
  bookAppointment,
  bookConfirmedPaid,
  chooseTime,
  inHours,
  newClient,
  openCoach,
  otherPage,
  otherRequest,
} from "../appointments.ts";
import { downloadFile, pdfText } from "../files.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { expectPayment } from "../money.ts";

test("de: a client moves an appointment and the coach accepts; the coach moves it and the client accepts", {
  tag: "@core",
}, async ({ visitor, browser }) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  await newClient(visitor.request);
  const id = await bookAppointment(visitor.request, { coachId: coach.coachId, scheduledAt: inHours(48) });
  await visitor.goto(`/de/klient/termine/${id}`);
  await visitor.getByRole("link", { name: "Verschieben" }).click();
  await chooseTime(visitor, { after: 4 });
  await expect(visitor.getByText(/geben Sie die bisherige Zeit sofort auf/)).toBeVisible();
  await visitor.getByRole("button", { name: "Neue Zeit vorschlagen" }).click();
  await expect(visitor.getByText("Die neue Zeit ist vorgeschlagen.").first()).toBeVisible();

  await coachPage.goto(`/de/coach/termine/${id}`);
  const { history, scheduledAt: proposed } = await (await visitor.request.get(`/api/appointments/${id}`)).json();
  const both = [history[0].scheduledAt, proposed];
  const actions = coachPage.getByRole("region", { name: "Was Sie tun können" });
  for (const at of both) await expect(actions.locator(`time[datetime="${at}"]`)).toBeVisible();
  // Also in every list.
  for (const list of ["/de/coach", "/de/coach/termine"]) {
    const rows = (await (await coachPage.request.get(list)).text()).split("<li");
    const shown = rows.filter((row) => row.includes(`${id}"`)).join();
    for (const at of both) expect(shown, list).toContain(`<time dateTime="${at}"`);
  }
  await coachPage.getByRole("link", { name: "Neue Zeit ablehnen" }).click();
  const dialog = coachPage.getByRole("dialog");
  for (const at of both) await expect(dialog.locator(`time[datetime="${at}"]`)).toBeVisible();
  await dialog.getByRole("link", { name: "Zurück" }).click();
  await coachPage.getByRole("link", { name: /^(Mo|Di|Mi|Do|Fr|Sa|So)\., \d+\. .* Uhr annehmen$/ }).click();
  await coachPage.getByRole("button", { name: /annehmen$/ }).click();
  await expect(coachPage.getByText("Die neue Zeit steht fest.").first()).toBeVisible();

  await coachPage.getByRole("link", { name: "Verschieben" }).click();
  const day = inHours(24 * 9).slice(0, 10);
  await coachPage.getByLabel("Datum").fill(day);
  await coachPage.getByLabel("Uhrzeit").fill("10:05");
  await coachPage
    .getByRole("button", { name: /vorschlagen/i })
    .last()
    .click();
  await expect(coachPage.getByText("Die neue Zeit ist vorgeschlagen.").first()).toBeVisible();

  await visitor.goto("/de/klient");
  await visitor.getByRole("button", { name: /10:05 annehmen/ }).click();
  await expect(visitor.getByText("Die neue Zeit steht fest.").first()).toBeVisible();
  const { scheduledStatus, scheduledAt } = await (await visitor.request.get(`/api/appointments/${id}`)).json();
  expect([scheduledStatus, scheduledAt.slice(0, 10)]).toEqual(["Scheduled", day]);
});

test("en: cancelling early is free and charges nothing, cancelling late says its price on its button and is charged", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  await newClient(visitor.request);
  const late = await bookConfirmedPaid(visitor.request, coach, { scheduledAt: inHours(20) });
  const early = await bookAppointment(visitor.request, {
    coachId: coach.coachId,
    scheduledAt: inHours(72),
    consultation: "standard",
  });
  const read = async (id: string) => (await visitor.request.get(`/api/appointments/${id}`)).json();

  await visitor.goto(`/en/client/appointments/${early}`);
  await visitor.getByRole("link", { name: "Cancel" }).click();
  const dialog = visitor.getByRole("dialog");
  await expect(dialog.getByText(/free of charge/).first()).toBeVisible();
  await expectAccessible(visitor);
  await dialog.getByRole("button", { name: "Cancel appointment" }).click();
  await expect(visitor.getByText("Cancelled").first()).toBeVisible();
  expect(await read(early)).toMatchObject({ owedCents: 0, payment: "none" });

  await visitor.goto(`/en/client/appointments/${late}`);
  const contract = await downloadFile(visitor, visitor.getByRole("link", { name: "Contract (PDF)" }));
  // In the language of the booking.
  expect(await pdfText(contract.bytes)).toMatch(/95,00\s€ Gesamtpreis/);
  await visitor.getByRole("link", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: /€95/ }).click();
  await expect(visitor.getByText("Cancelled").first()).toBeVisible();
  await expectPayment(visitor.request, late, "paid");
  await visitor.reload();
  await expect(visitor.getByText(/^Paid: €95/)).toBeVisible();
  expect(await read(late)).toMatchObject({ owedCents: 9500, payment: "paid" });
});

test("en: an earlier time asks for the consent to an early start again, in both directions", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  await newClient(visitor.request);
  const id = await bookConfirmedPaid(visitor.request, coach, { scheduledAt: inHours(24 * 21) });
  await visitor.goto(`/en/client/appointments/${id}/reschedule`);
  await chooseTime(visitor, { after: 4 });
  const consent = visitor.getByRole("checkbox", { name: /^I expressly ask/ });
  await expect(consent).not.toBeChecked();
  await visitor.getByRole("button", { name: "Propose new time" }).click();
  await expect(visitor.getByText("Please agree that the coaching may start").first()).toBeVisible();
  await consent.check();
  await visitor.getByRole("button", { name: "Propose new time" }).click();
  await expect(visitor.getByText("The new time is proposed.").first()).toBeVisible();

  const moved = await coach.request.post(`/api/appointments/${id}/reschedule`, {
    data: { scheduledAt: inHours(30) },
  });
  expect(moved.status()).toBe(200);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    locale: "en-GB",
    storageState: await visitor.context().storageState(),
  });
  const page = await plain.newPage();
  await page.goto("/en/client");
  await page.getByRole("link", { name: /^Accept / }).click();
  await page.getByRole("checkbox", { name: /^I expressly ask/ }).check();
  await page.getByRole("button", { name: /^Accept / }).click();
  await expect(page.getByText("The new time is set.").first()).toBeVisible();
  await plain.close();
});
