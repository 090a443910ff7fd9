import {
  bookAppointment,
  chooseAndContinue,
  chooseTime,
  hydratedPanel,
  inHours,
  newClient,
  openCoach,
  otherPage,
  otherRequest,
} from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { answerBank, CARDS, typeCard } from "../money.ts";
import { fillLogin, newMember } from "../people.ts";
import { query } from "../server-control.ts";

const PHONE = { width: 360, height: 740 };
const fits = (width: number) => document.documentElement.scrollWidth <= width;

test("de: on a phone from the profile to a booked discovery, by way of the log-in; the coach confirms it at home", {
  tag: "@core",
}, async ({ visitor, browser }) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  const client = await newMember(visitor.request);
  await visitor.setViewportSize(PHONE);
  await visitor.goto(`/de/coaches/${coach.slug}`);
  // The bar opens a sheet, "back" and Escape close it, and it keeps the focus.
  const bar = visitor.getByRole("link", { name: "Zeit wählen" });
  const sheet = visitor.getByRole("dialog", { name: "Termin buchen" });
  await bar.click();
  await expect(sheet.getByRole("radio", { name: /^Standard/ })).toBeDisabled();
  await expect(sheet.getByText("Ihr erster Termin ist das kostenlose Kennenlernen.")).toBeVisible();
  await visitor.goBack();
  await expect(sheet).toBeHidden();
  await bar.click();
  await expect(sheet).toBeVisible();
  await visitor.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(bar).toBeFocused();
  await expect(visitor).not.toHaveURL(/#booking$/);
  await bar.click();
  await expect(sheet).toBeVisible();
  await expectAccessible(visitor);
  expect(await visitor.evaluate(fits, PHONE.width)).toBe(true);

  await chooseAndContinue(visitor);
  await expect(visitor.getByRole("region", { name: "Ihr Termin" }).getByText("Kennenlernen").first()).toBeVisible();
  const chosen = new URL(visitor.url()).searchParams.get("start");
  await visitor.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
  await fillLogin(visitor, client);
  const button = visitor.getByRole("button", { name: "Kostenlos buchen" });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(new URL(visitor.url()).searchParams.get("start")).toBe(chosen);
  await expectAccessible(visitor);
  await visitor.getByLabel(/^Notiz an/).fill("Ich möchte über meinen Schlaf sprechen.");
  await expect(button, "in view, wherever one reads").toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(visitor.getByText("Die Bestätigung folgt per E-Mail.").first()).toBeVisible();
  await expect(visitor.getByText("Angefragt").first()).toBeVisible();
  expect(await visitor.evaluate(fits, PHONE.width)).toBe(true);

  await expect(visitor.getByText("Ich möchte über meinen Schlaf sprechen.")).toBeVisible();

  await coachPage.goto("/de/coach");
  await expect(coachPage.getByTitle("mit Notiz").first()).toBeVisible();
  await coachPage
    .getByRole("button", { name: /^Bestätigen/ })
    .first()
    .click();
  await expect(coachPage.getByText("Der Termin ist bestätigt.").first()).toBeVisible();
  expect(await mailTo(visitor.request, client.email, /bestätigt/)).toContain("hat Ihren Termin bestätigt");
  await visitor.reload();
  await expect(visitor.getByText("Bestätigt").first()).toBeVisible();
});

test("en: a paid appointment opens after the discovery, asks for consent, and is held until the bank has confirmed a card", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  await newClient(visitor.request);
  await visitor.setViewportSize({ width: 1440, height: 900 });
  // The address of earlier versions leads to the panel.
  await visitor.goto(`/en/coaches/${coach.slug}/book`);
  await expect(visitor).toHaveURL(`/en/coaches/${coach.slug}#booking`);
  await expect(visitor.getByText("Once it is booked, you can book the others, too.")).toBeVisible();
  await bookAppointment(visitor.request, { coachId: coach.coachId, scheduledAt: inHours(2) });
  await visitor.goto(`/en/coaches/${coach.slug}`);
  const panel = await hydratedPanel(visitor);
  await expect(visitor.getByRole("radio", { name: /^Standard/ })).toBeChecked();
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(640);
  await chooseTime(visitor, { after: 2 });
  await expect(panel.getByText(/^Free cancellation until/)).toBeVisible();
  await panel.getByRole("link", { name: "Continue to confirmation" }).click();
  const summary = visitor.getByRole("region", { name: "Your appointment" });
  await expect(summary.getByText("€95").first()).toBeVisible();
  await expect(visitor.getByText(/You can cancel free of charge until/)).toBeVisible();
  const consent = visitor.getByRole("checkbox");
  const button = visitor.getByRole("button", { name: "Book with obligation to pay", exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await visitor.evaluate(() => scrollTo(0, 400));
  await expect(button, "beside the text, wherever one reads").toBeInViewport({ ratio: 1 });
  await expect(consent).not.toBeChecked();
  await button.click();
  await expect(visitor.getByText(/Please agree that the coaching may start/).first()).toBeVisible();
  await expectAccessible(visitor);
  await consent.check();
  await button.click();

  await expect(visitor.getByRole("heading", { level: 1, name: "Add payment details" })).toBeVisible();
  await expect(visitor.getByText("Time left")).toBeVisible();
  await expectAccessible(visitor);
  const { items } = await (await coach.request.get("/api/coaches/appointments/overview"))
    .json()
    .then((all) => ({ items: all.waiting }));
  expect(items).toHaveLength(1);
  await typeCard(visitor, { number: CARDS.asks, locale: "en" });
  await visitor.getByRole("button", { name: "Save card and send request" }).click();
  await answerBank(visitor, "confirm", "en");
  await expect(visitor.getByText("Pending").first()).toBeVisible();
  const { waitingCount } = await (await coach.request.get("/api/coaches/appointments/overview")).json();
  expect(waitingCount).toBe(2);
});

test("a time that somebody else has just taken is told so, with times around it, and what was written is kept", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  await newClient(visitor.request);
  const start = inHours(30);
  const note = "Ich möchte über meinen Schlaf sprechen.";
  await visitor.goto(`/de/coaches/${coach.slug}/buchen?type=discovery&start=${start}`);
  await visitor.getByLabel(/^Notiz an/).fill(note);
  // Of many at the same moment one books: routes.test.ts of the appointments.
  const faster = await otherRequest(browser);
  await newClient(faster);
  await bookAppointment(faster, { coachId: coach.coachId, scheduledAt: start });
  await visitor.getByRole("button", { name: "Kostenlos buchen" }).click();
  await expect(visitor.getByText("Diese Zeit wurde gerade vergeben.").first()).toBeVisible();
  await visitor.getByText("Freie Zeiten rund um diese:").locator("..").getByRole("link").first().click();
  await expect(visitor).not.toHaveURL(new RegExp(encodeURIComponent(start)));
  await expect(visitor.getByLabel(/^Notiz an/), "what was written is not lost with the time").toHaveValue(note);
  await visitor.getByRole("button", { name: "Kostenlos buchen" }).click();
  await expect(visitor.getByText("Die Bestätigung folgt per E-Mail.").first()).toBeVisible();
  await expect(visitor.getByText(note)).toBeVisible();
});

test.describe("from far away", () => {
  test.use({ timezoneId: "Asia/Kathmandu", locale: "en-GB" });
  test("a client in Kathmandu books with a coach in St. John's: Berlin's time and the own stand side by side, in the mail too", async ({
    visitor,
    browser,
  }) => {
    const coach = await openCoach(await otherRequest(browser), { timeZone: "America/St_Johns" });
    const client = await newClient(visitor.request);
    await visitor.goto(`/en/coaches/${coach.slug}?type=discovery`);
    await chooseAndContinue(visitor, { after: 2 });
    const start = new Date(new URL(visitor.url()).searchParams.get("start") ?? "");
    const clock = (timeZone: string) =>
      new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(start);
    const summary = visitor.getByRole("region", { name: "Your appointment" });
    await expect(summary.getByText(clock("Europe/Berlin")).first()).toBeVisible();
    await expect(summary.getByText(new RegExp(`${clock("Asia/Kathmandu")}.*Kathmandu`)).first()).toBeVisible();
    await visitor.getByRole("button", { name: "Book free of charge" }).click();
    await expect(visitor.getByText(/Kathmandu/).first()).toBeVisible();
    const mail = await mailTo(visitor.request, client.email, /Termin/);
    expect(mail).toContain(clock("Europe/Berlin"));
    expect(mail).toContain(clock("Asia/Kathmandu"));
    const ours = await (await coach.request.get("/api/coaches/appointments/overview")).json();
    expect(ours.waiting[0].scheduledAt).toBe(start.toISOString());
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the discovery is booked by links and forms alone, and at once where the coach wants that", {
    tag: "@core",
  }, async ({ page, browser }) => {
    const coach = await openCoach(await otherRequest(browser));
    await query("update consultations set instant_booking = 'all' where coach_id = $1", coach.coachId);
    await query("update coaches set languages = '{tr,de,en}' where user_id = $1", coach.coachId);
    await newClient(page.request);
    await page.goto(`/de/coaches/${coach.slug}/buchen`);
    await expect(page.getByText("sofort gebucht")).toBeVisible();
    await page.getByRole("link", { name: "Nächste Woche" }).click();
    const [day, time] = [page.locator("[data-day]").last(), page.locator("#pick-day a").nth(3)];
    await day.click();
    await expect(day).toHaveAttribute("aria-current", "true");
    await time.click();
    await expect(time).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("link", { name: "Deutsch" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("link", { name: "Türkisch" }).click();
    await expect(time, "another language is no other time").toHaveAttribute("aria-current", "true");
    await page.getByRole("link", { name: "Weiter zur Bestätigung" }).click();
    await expect(page.getByRole("radio", { name: "Türkisch" })).toBeChecked();
    await page.getByText("Englisch", { exact: true }).click();
    await page.getByRole("button", { name: "Kostenlos buchen" }).click();
    await expect(page.getByText("Bestätigt", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Englisch", { exact: true })).toBeVisible();
    const [booking] = (await (await page.request.get("/api/clients/appointments/0/10/asc")).json()).items;
    expect([booking.scheduledStatus, booking.awaiting, booking.language]).toEqual(["Scheduled", null, "en"]);
  });
});
