import { bookConfirmedNext, bookConfirmedPaid, inHours, newClient, openCoach, otherPage } from "../appointments.ts";
import { downloadFile, pdfText } from "../files.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { answerBank, CARDS, completeAndEarn, expectPayment, typeCard } from "../money.ts";

test("de: a charge fails; from the mail it is one tap to a new card, and paid", { tag: "@core" }, async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  const client = await newClient(visitor.request);
  const failing = { scheduledAt: inHours(20), card: CARDS.failsLater };
  const id = await bookConfirmedPaid(visitor.request, coach, failing);
  const mail = await mailTo(visitor.request, client.email, "Ihre Zahlung hat nicht geklappt");
  expect(mail).toContain("Ihre Bank hat die Zahlung ohne Angabe von Gründen abgelehnt.");
  await coachPage.goto(`/de/coach/termine/${id}`);
  await expect(coachPage.getByText(/^Zahlung gefährdet: .* automatisch abgesagt/)).toBeVisible();
  await expectAccessible(coachPage);

  await visitor.setViewportSize({ width: 320, height: 700 });
  await visitor.goto("/de/klient");
  const urgent = visitor.getByRole("region", { name: "Wartet auf Sie" });
  await expect(urgent.getByRole("link", { name: /^Jetzt bezahlen/ })).toBeVisible();
  await expect(urgent.getByText("Zahlung fehlgeschlagen")).toBeVisible();
  await visitor.goto(linkIn(mail, "klient/termine"));
  await expect(visitor.getByRole("heading", { level: 1, name: "Termin bezahlen" })).toBeVisible();
  await expect(visitor.getByText("Ihre Karte wurde nicht belastet")).toBeVisible();
  await expectAccessible(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await visitor.getByRole("button", { name: "Jetzt 95 € bezahlen" }).click();
  await expect(visitor.getByRole("alert").getByText("Ihre Bank hat die Karte abgelehnt")).toBeVisible();
  await visitor.getByRole("radio", { name: "Eine neue Karte" }).check();
  await typeCard(visitor);
  await visitor.getByRole("button", { name: "Karte speichern und bezahlen" }).click();
  await expect(visitor.getByText("Vielen Dank. 95 € sind bezahlt")).toBeVisible({ timeout: 15_000 });
  await expect(visitor.getByText("Ihre Karte konnte nicht belastet werden.")).toBeHidden();
  await expectAccessible(visitor);
  await visitor.goto("/de/klient");
  await expect(visitor.getByRole("main")).toBeVisible();
  await expect(urgent).toBeHidden();
  await coachPage.reload();
  await expect(coachPage.getByText(/^Bezahlt: 95\s€ am/)).toBeVisible();
  await expectAccessible(coachPage);
  const paid = await mailTo(visitor.request, client.email, "Ihre Zahlung ist da");
  expect(paid).toMatch(/wir haben 95\s€ von Ihrer Karte mit den Endziffern 4242 abgebucht/);
});

test("en: the bank asks; from the mail it is one tap to its question, and paid; then the coach cancels, and both see the refund", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "en-GB" });
  const coach = await openCoach(coachPage.request);
  const client = await newClient(visitor.request);
  const asking = { scheduledAt: inHours(20), card: CARDS.alwaysAsks };
  const id = await bookConfirmedPaid(visitor.request, coach, asking);
  const mail = await mailTo(visitor.request, client.email, "Ihre Zahlung hat nicht geklappt");
  expect(mail).toMatch(/Ihre Bank möchte, dass Sie die Zahlung von 95\s€/);
  expect(linkIn(mail, "klient/termine")).toContain(`${id}/bezahlen`);
  await visitor.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await visitor.goto(`/en/client/appointments/${id}/pay`);
  await answerBank(visitor, "refuse", "en");
  await expect(visitor.getByRole("alert").getByText(/has not received a confirmation yet/)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Try again: pay €95" }).click();
  await answerBank(visitor, "confirm", "en");
  await expect(visitor.getByText("Thank you. €95 is paid, and your appointment is safe.")).toBeVisible();
  await visitor.getByRole("link", { name: "Go to the appointment" }).click();
  await expect(visitor.getByText(/^Paid: €95 on/)).toBeVisible();
  await expectAccessible(visitor);

  await coachPage.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await coachPage.goto(`/en/coach/appointments/${id}?act=cancel`);
  await coachPage.getByLabel("Reason").fill("I have to see a doctor.");
  await coachPage.getByRole("button", { name: "Cancel appointment" }).click();
  await expect(coachPage.getByText("The appointment is cancelled.").first()).toBeVisible();
  await expectPayment(visitor.request, id, "refunded");
  await visitor.reload();
  await expect(visitor.getByText("€95 has been refunded to your card.")).toBeVisible();
  await expectAccessible(visitor);
  await coachPage.reload();
  await expect(coachPage.getByText(`€95 has been refunded to ${client.firstName} ${client.lastName}.`)).toBeVisible();
  await expectAccessible(coachPage);
  const told = await mailTo(visitor.request, client.email, "Ihre Erstattung ist unterwegs");
  expect(told).toMatch(/wir erstatten 95\s€/);
});

test("de: billing information is checked and saved; after the appointment the invoice names it, in both languages", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  await newClient(visitor.request);
  await visitor.setViewportSize({ width: 320, height: 700 });
  await visitor.goto("/de/konto/rechnungsdaten");
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      await visitor.getByRole("textbox", { name: label }).fill(value);
  };
  await fill({ "Name oder Firma": "Vogel & Töchter GmbH", "Straße und Hausnummer": "Am Weiher 7", Ort: "Köln" });
  await visitor.getByLabel("Art der Steuernummer").selectOption("eu_vat");
  await fill({ Postleitzahl: "5066", Steuernummer: "DE12" });
  await visitor.getByRole("button", { name: "Speichern" }).click();
  await expect(visitor.getByText("Diese Postleitzahl passt nicht zum Land.").first()).toBeVisible();
  await expect(visitor.getByText("Diese Nummer passt nicht zur gewählten Art der Steuernummer.").first()).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await fill({ Postleitzahl: "50667", Steuernummer: "DE136695976" });
  await visitor.getByRole("button", { name: "Speichern" }).click();
  await expect(visitor.getByText("Rechnungsdaten gespeichert")).toBeVisible();

  const id = await bookConfirmedPaid(visitor.request, coach, { scheduledAt: inHours(3) });
  const ahead = await bookConfirmedNext(visitor.request, coach, inHours(6));
  await completeAndEarn(visitor.request, id);
  await expectPayment(visitor.request, ahead, "paid");
  await visitor.goto("/de/klient/rechnungen");
  const list = visitor.getByRole("list", { name: "Rechnungen" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const number = (await list.getByText(/^AW-/).first().textContent()) ?? "no number";
  const german = await downloadFile(visitor, list.getByRole("link", { name: /^PDF/ }));
  expect(german.name).toMatch(/\.pdf$/);
  const text = await pdfText(german.bytes);
  for (const part of [number, "Rechnung", "Vogel & Töchter GmbH", "Am Weiher 7", "50667 Köln", "DE136695976", "95,00"])
    expect(text).toContain(part);
  const english = await pdfText((await downloadFile(visitor, list.getByRole("link", { name: /in English/ }))).bytes);
  for (const part of [number, "Invoice", "Vogel & Töchter GmbH", coach.name, "95.00"]) expect(english).toContain(part);

  await list.getByRole("link", { name: "Termin ansehen" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: `Termin mit ${coach.name}` })).toBeVisible();
  await expect(visitor.getByRole("link", { name: new RegExp(number) })).toBeVisible();

  await coachPage.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await coachPage.goto("/en/coach/invoices");
  await expect(coachPage.getByRole("list", { name: "Invoices" }).getByText(number, { exact: true })).toBeVisible();
});
