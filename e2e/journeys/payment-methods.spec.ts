import { bookAppointment, inHours, newClient, openCoach, otherRequest } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { answerBank, bankQuestion, CARDS, cardFields, saveCard, typeCard } from "../money.ts";
import { query } from "../server-control.ts";

const METHODS = { de: "/de/konto/zahlungsmittel", en: "/en/account/payment-methods" };

test("de: on a phone each wrong card gets its own sentence; the bank is refused, then confirmed, and the card is there", async ({
  visitor,
}) => {
  await newClient(visitor.request);
  await visitor.setViewportSize({ width: 320, height: 700 });
  await visitor.goto(METHODS.de);
  await expect(visitor.getByText("Keine gespeicherten Zahlungsmittel")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "Karte hinzufügen" }).click();
  const fields = cardFields(visitor, "de");
  await expect(fields.getByLabel("Kartennummer")).toBeVisible();
  await expectAccessible(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const save = visitor.getByRole("button", { name: "Karte speichern" });
  const told = visitor.getByRole("form", { name: "Neue Karte" }).getByRole("alert");
  await save.click();
  await expect(told).toHaveText("Die Kartennummer ist nicht vollständig.");
  const wrong = [
    [{ number: "4242424242424241" }, "Die Kartennummer stimmt nicht."],
    [{ expiry: "1330" }, "Der Monat im Ablaufdatum stimmt nicht."],
    [{ expiry: "1295" }, "Das Jahr im Ablaufdatum stimmt nicht."],
    [{ cvc: "99" }, "Die Prüfnummer ist nicht vollständig."],
    [{ number: CARDS.declined }, "Ihre Karte wurde abgelehnt. Bitte nehmen Sie eine andere Karte"],
  ] as const;
  for (const [typed, sentence] of wrong) {
    await typeCard(visitor, typed);
    await save.click();
    await expect(told).toContainText(sentence);
    await expect(told).toBeFocused();
  }

  await typeCard(visitor, { number: CARDS.asks });
  await save.click();
  await expect(bankQuestion(visitor, "de").getByText("mit den Endziffern 3155")).toBeVisible();
  await answerBank(visitor, "refuse");
  await expect(told).toContainText("Ihre Bank hat keine Bestätigung von Ihnen bekommen");
  await typeCard(visitor, { number: CARDS.asks });
  await save.click();
  await answerBank(visitor, "confirm");
  await expect(visitor.getByText("Ihre Karte ist gespeichert. Sie ist jetzt Ihre Hauptkarte.")).toBeVisible();
  await expect(visitor.getByText("Visa •••• 3155")).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("en: by keyboard a fourth card is saved and a fifth refused; another becomes primary, one is removed, an old one warned of", async ({
  visitor,
}) => {
  const { email } = await newClient(visitor.request);
  for (const number of [CARDS.good, CARDS.neverAsks, CARDS.asks]) await saveCard(visitor.request, number);
  const mine = "user_id = (select id from users where email = $1)";
  await query(
    `update payment_methods set expires_on = now() + interval '9 days' where last_four = '4242' and ${mine}`,
    email,
  );
  await visitor.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await visitor.goto(`${METHODS.en}?add=card`);
  // The fields can be typed into a moment before the button follows them.
  const save = visitor.getByRole("button", { name: "Save card" });
  await expect(save).toBeVisible();
  await cardFields(visitor, "en").getByLabel("Card number").focus();
  for (const part of [CARDS.other, "1234", "123"]) {
    await visitor.keyboard.type(part);
    await visitor.keyboard.press("Tab");
  }
  await expect(save).toBeFocused();
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByText("You have reached the maximum of 4 saved payment methods")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Add a card" })).toBeHidden();
  const fifth = await visitor.request.post("/api/stripe/checkout-session", { data: {} });
  expect(await fifth.json()).toMatchObject({
    status: 409,
    code: "tooManyCards",
  });

  const row = (name: string) => visitor.getByRole("listitem").filter({ hasText: name });
  await expect(row("Mastercard •••• 4444").getByText("Primary card")).toBeVisible();
  await expect(row("Visa •••• 4242").getByText("This card expires soon.")).toBeVisible();
  await visitor.getByRole("button", { name: /^Make primary.*4242$/ }).click();
  await expect(row("Visa •••• 4242").getByText("Primary card")).toBeVisible();
  await visitor.getByRole("link", { name: /^Remove.*0446$/ }).click();
  const dialog = visitor.getByRole("dialog", { name: "Remove this card?" });
  await expectAccessible(visitor);
  await dialog.getByRole("button", { name: "Remove card" }).click();
  await expect(visitor.getByText("The card has been removed.")).toBeVisible();
  await expect(row("Visa •••• 0446")).toBeHidden();
  await expect(visitor.getByRole("link", { name: "Add a card" })).toBeVisible();
});

test("de: the last step of a booking charges the card that is chosen there, and leads to a new one and back", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  await newClient(visitor.request);
  for (const number of [CARDS.good, CARDS.neverAsks]) await saveCard(visitor.request, number);
  await bookAppointment(visitor.request, { coachId: coach.coachId, scheduledAt: inHours(2) });
  const start = inHours(72);
  await visitor.goto(`/de/coaches/${coach.slug}/buchen?type=standard&start=${start}`);
  const cards = visitor.getByRole("group", { name: "Diese Karte wird belastet" });
  await expect(cards.getByRole("radio", { name: /0446/ })).toBeChecked();
  await cards.getByRole("link", { name: "Andere Karte hinzufügen" }).click();
  await visitor.getByRole("link", { name: "Zurück zur Buchung" }).click();
  await expect(cards).toBeVisible();
  const { searchParams } = new URL(visitor.url());
  expect([searchParams.get("type"), searchParams.get("start")]).toEqual(["standard", start]);
  await cards.getByRole("radio", { name: /4242/ }).check();
  await visitor.getByRole("checkbox").check();
  await visitor.getByRole("button", { name: "Zahlungspflichtig buchen" }).click();
  await expect(visitor.getByText("Angefragt").first()).toBeVisible();
  const { items } = await (await visitor.request.get("/api/stripe/customer-payment-methods")).json();
  expect(items[0]).toMatchObject({ lastFour: "4242", defaultPayment: true });
});

test("a page with a card form loads nobody's tags, although consent was given, and no card number reaches us", async ({
  page,
  baseURL,
}) => {
  await newClient(page.request);
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem("consent", JSON.stringify({ marketing: true, mailing: true }));
  });
  const tags = () => page.evaluate(() => (window as unknown as { demoTags?: string[] }).demoTags ?? []);
  await page.goto("/de/ueber-uns");
  await expect.poll(tags).toHaveLength(2);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${baseURL}/`)) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await page.goto(`${METHODS.de}?add=card`);
  await typeCard(page);
  await page.getByRole("button", { name: "Karte speichern" }).click();
  await expect(page.getByText("Ihre Karte ist gespeichert.")).toBeVisible();
  expect(await tags()).toEqual([]);
  expect(sent.filter((each) => /4242.?4242/.test(each))).toEqual([]);
});
