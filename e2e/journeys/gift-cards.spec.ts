import {
  bookAgreedDiscovery,
  bookAppointment,
  inHours,
  newClient,
  openCoach,
  otherPage,
  otherRequest,
} from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { buyGiftCard, codeFor } from "../gift-cards.ts";
import { mailTo } from "../mails.ts";
import { CARDS, cardFields, saveCard, typeCard } from "../money.ts";
import { fillLogin, newMember } from "../people.ts";

test("de: a visitor gives a gift card, pays in the provider's form, and its recipient redeems it", {
  tag: "@core",
}, async ({ visitor, browser }) => {
  const recipient = `lena.${Date.now()}@example.org`;
  await visitor.goto("/de");
  await visitor.getByRole("link", { name: "Gutschein verschenken" }).first().click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Verschenken Sie Aufwind" })).toBeVisible();
  await visitor.getByRole("button", { name: "150 €" }).click();
  await visitor.getByLabel("Sternenhimmel").check();
  await visitor.getByLabel("Für wen ist der Gutschein?").fill("Lena");
  await visitor.getByLabel("Ihre Nachricht").fill("Alles Gute!");
  await visitor.getByLabel("Von wem ist er?").fill("Oma Hilde");
  await visitor.getByLabel("E-Mail-Adresse der beschenkten Person").fill(recipient);
  await visitor.getByLabel("Ihre E-Mail-Adresse").fill(`hilde.${Date.now()}@example.org`);
  const preview = visitor.getByRole("complementary", { name: "So wird er aussehen" });
  await expect(preview).toContainText("150 €");
  await expect(preview).toContainText("Alles Gute!");
  await visitor.getByRole("button", { name: "Weiter zur Zahlung" }).click();

  await expect(visitor.getByRole("heading", { level: 1, name: "Prüfen und bezahlen" })).toBeVisible();
  await expect(cardFields(visitor, "de").getByLabel("Kartennummer")).toBeVisible();
  await expectAccessible(visitor);
  const pay = visitor.getByRole("button", { name: /^Zahlungspflichtig bestellen/ });
  await typeCard(visitor, { number: CARDS.declined });
  await pay.click();
  await expect(visitor.getByRole("alert")).toContainText("abgelehnt");
  await typeCard(visitor);
  await pay.click();
  await expect(visitor.getByRole("heading", { level: 1, name: /^Danke/ })).toBeVisible();
  await expectAccessible(visitor);

  const mail = await mailTo(visitor.request, recipient);
  const [, code = ""] = /Ihr Code: ([\w-]{19})/.exec(mail) ?? [];
  const context = await browser.newContext();
  const page = await context.newPage();
  const member = await newMember(page.request);
  await page.goto(`/de/klient/gutscheine#${code.replaceAll("-", "")}`);
  await expect(page.locator("html[data-live]")).toBeAttached();
  await fillLogin(page, member);
  await expect(page.getByLabel("Code")).toHaveValue(code);
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText("Der Gutschein ist in Ihrem Konto.")).toBeVisible();
  await expect(page.getByText("150 € von 150 €, von Oma Hilde")).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test("en: a wrong code gets its sentence, and a printed card is downloaded and withdrawn from", async ({ visitor }) => {
  await visitor.goto("/en/gift-cards");
  await visitor.getByLabel("Who is the gift card for?").fill("Lena");
  await visitor.getByLabel("Who is it from?").fill("Hilde");
  await visitor.getByLabel("To print").check();
  await expect(visitor.getByLabel("Day of delivery")).toBeHidden();
  await visitor.getByLabel("Your email address").fill(`print.${Date.now()}@example.org`);
  await visitor.getByRole("button", { name: "Continue to payment" }).click();
  await typeCard(visitor, { locale: "en" });
  await visitor.getByRole("button", { name: /^Order with obligation to pay/ }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Thank you, it is ready to print" })).toBeVisible();
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Download the gift card (PDF)" }).click();
  expect((await download).suggestedFilename()).toBe("gift-card.pdf");
  await visitor.getByText("Withdraw from the purchase").click();
  await visitor.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "This gift card can no longer be used" })).toBeVisible();

  await newClient(visitor.request);
  await visitor.goto("/en/client/gift-cards");
  await visitor.getByLabel("Code").fill("2222-2222-2222-2223");
  await visitor.getByRole("button", { name: "Redeem" }).click();
  await expect(visitor.getByText("There is no gift card with this code.").first()).toBeVisible();
});

test("a code is redeemed at booking without JavaScript, and where the card is asked for; nothing typed is lost", async ({
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const [first, second] = [await buyGiftCard(coach.request, { cents: 5000 }), await buyGiftCard(coach.request)];
  const page = await otherPage(browser, { javaScriptEnabled: false });
  await newClient(page.request);
  await saveCard(page.request);
  await saveCard(page.request, CARDS.other);
  await bookAgreedDiscovery(page.request, coach);
  await page.goto(`/de/coaches/${coach.slug}/buchen?${new URLSearchParams({ type: "standard", start: inHours(40) })}`);
  await page.getByLabel(/^Notiz an/).fill("Es geht um meinen neuen Job.");
  await page.getByLabel(/4242/).check();
  const redeem = page.locator("details", { hasText: "Gutschein einlösen" });
  await redeem.locator("summary").click();
  await redeem.getByLabel("Code").fill("2222-2222-2222-2223");
  await redeem.getByRole("button", { name: "Einlösen" }).click();
  await expect(redeem.getByText("Zu diesem Code gibt es keinen Gutschein.", { exact: false })).toBeVisible();
  await redeem.getByLabel("Code").fill(await codeFor(page.request, first.to));
  await redeem.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText(/^50\s€ sind jetzt in Ihrem Konto\.$/)).toBeVisible();
  await expect(page.getByText(/^Von 95\s€ zahlt Ihre Karte noch 45\s€\.$/)).toBeVisible();
  await expect(page.getByLabel(/^Notiz an/)).toHaveValue("Es geht um meinen neuen Job.");
  await expect(page.getByLabel(/4242/)).toBeChecked();
  await page.context().close();

  const other = await otherPage(browser);
  await newClient(other.request);
  await bookAppointment(other.request, { coachId: coach.coachId, scheduledAt: inHours(3) });
  const held = await bookAppointment(other.request, {
    coachId: coach.coachId,
    scheduledAt: inHours(50),
    consultation: "standard",
  });
  await other.goto(`/en/client/appointments/${held}/payment`);
  await other.getByText("Redeem a gift card").click();
  await other.getByLabel("Code").fill(await codeFor(other.request, second.to));
  await other.getByRole("button", { name: "Redeem" }).click();
  await expect(other.getByText("That covers the €95: your card is not charged.")).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
});
