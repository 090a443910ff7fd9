import { bookConfirmedPaid, inHours, newClient, openCoach, otherPage } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { CARDS, expectPayment } from "../money.ts";
import { enterDemo } from "../people.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("withdrawing from a contract takes two steps, no login, and is receipted at once", { tag: "@core" }, async ({
    page,
    request,
  }) => {
    await page.goto("/de");
    await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
    await page.getByLabel("Ihr Name").fill("Lena Brandt");
    await page.getByLabel("E-Mail-Adresse").fill("lena.widerruf@example.org");
    await page.getByLabel("Um welchen Vertrag geht es?").fill("Termin am 20. November mit Jonas Petersen");
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(page.getByText("Termin am 20. November mit Jonas Petersen")).toBeVisible();
    await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
    await expect(page.getByRole("heading", { name: "Ihr Widerruf ist eingegangen" })).toBeVisible();
    const receipt = await mailTo(request, "lena.widerruf@example.org");
    expect(receipt).toContain("Termin am 20. November mit Jonas Petersen");
    expect(receipt).toContain("Europe/Berlin");
  });
});

test("de: a client chooses the contract, and the withdrawal gives everything back at once", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  const client = await newClient(visitor.request);
  const id = await bookConfirmedPaid(visitor.request, coach, { scheduledAt: inHours(20), card: CARDS.good });
  await expectPayment(visitor.request, id, "paid");
  await visitor.goto(`/de/klient/termine/${id}`);
  const number = await visitor.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).textContent();

  await visitor.setViewportSize({ width: 320, height: 700 });
  await visitor.goto("/de/vertrag-widerrufen");
  await expect(visitor.getByLabel("E-Mail-Adresse")).toHaveValue(client.email);
  await visitor.getByRole("radio", { name: new RegExp(`^${number}`) }).check();
  await expectAccessible(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await visitor.getByRole("button", { name: "Weiter" }).click();
  await visitor.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect(visitor.getByRole("heading", { name: "Ihr Widerruf ist eingegangen" })).toBeVisible();
  const receipt = await mailTo(visitor.request, client.email, /^Eingangsbestätigung Ihres Widerrufs/);
  expect(receipt).toContain("abgesagt; er kostet Sie nichts");
  await expectPayment(visitor.request, id, "refunded");
  await coachPage.goto(`/de/coach/termine/${id}`);
  await expect(coachPage.getByText(/Vertrag widerrufen \(AW-/).first()).toBeVisible();
});

test("en: the team sees what follows from a withdrawal without a number, and refuses it with its reason", async ({
  page,
  request,
}) => {
  const email = `withdrawing-${Date.now()}@example.org`;
  const data = { name: "Tess Hill", email, contract: "My session last week" };
  expect((await request.post("/api/visitors/withdraw", { data, headers: { "accept-language": "en" } })).status()).toBe(
    202,
  );
  await enterDemo(page, "Mara Köhler", "en");
  await page.goto("/en/team/cases");
  await page.getByLabel("Number, subject or name").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 case found")).toBeVisible();
  const detail = page.getByRole("article");
  await page.getByRole("link", { name: "Withdrawal from a contract" }).click();
  await expect(detail.getByText("There is no booking in the last 60 days for this address.")).toBeVisible();
  await expectAccessible(page);
  await detail.getByLabel("Why not?").fill("We could not find a booking with this address.");
  await detail.getByRole("button", { name: "Refuse the withdrawal" }).click();
  await expect(detail.getByText("Refused. The person will read the reason.")).toBeVisible();
  expect(await mailTo(request, email, /^Your withdrawal AW-/)).toContain("We could not find a booking");
});
