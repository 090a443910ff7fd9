import { bookConfirmedPaid, inHours, newClient, openCoach, otherRequest } from "../appointments.ts";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { completeAndEarn } from "../money.ts";

test("en: a coach approves and confirms in place today; the figures follow the period, each leads to its page, and the profile is hidden and shown beside them", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(visitor.request);
  const client = await otherRequest(browser);
  await newClient(client, { firstName: "Tilda", lastName: "Brand" });
  const paid = await bookConfirmedPaid(client, coach, { scheduledAt: inHours(5) });
  await completeAndEarn(client, paid);
  const review = { appointmentId: paid, stars: 4, text: "Klare Fragen.", author: "none" };
  expect((await client.post("/api/reviews", { data: review })).status()).toBe(201);

  await applyLook(visitor, "deskByNight");
  await visitor.goto("/en/coach");
  const main = visitor.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Revenue, net/ })).toContainText("€95");
  await expect(main.getByRole("link", { name: /Payment platform not connected/ })).toBeVisible();
  const waiting = main.getByRole("region", { name: "Waiting for you" });
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await waiting.getByRole("link", { name: /^Reviews/ }).click();
  await expect(visitor).toHaveURL(/\/en\/coach\?waiting=reviews(#waiting)?$/);
  await expect(waiting.getByRole("listitem")).toHaveCount(1);
  await waiting.getByRole("button", { name: /^Approve.*4 stars/ }).click();
  const done = waiting.getByRole("status");
  await expect(done).toBeFocused();
  await expect(done).toHaveText("The review is now shown on your profile.");
  await visitor.goto("/en/coach");
  await waiting.getByRole("button", { name: /^Confirm.*Tilda Brand/ }).click();
  await expect(done).toBeFocused();
  await expect(done).toHaveText(/^The appointment is confirmed/);
  await expect(waiting.getByRole("button")).toHaveCount(0);
  await main.getByRole("link", { name: "Figures", exact: true }).click();
  await expect(visitor).toHaveURL(/\/en\/coach\/numbers$/);

  const numbers = main.locator("#numbers");
  const tile = (name: string) => numbers.getByRole("link", { name: new RegExp(`^${name}`) });
  const figures = {
    Bookings: "2",
    Completed: "1",
    "Total revenue": "€95",
    "Average fee": "€95",
    "Unique clients": "1",
  };
  for (const [name, value] of Object.entries(figures)) await expect(tile(name).locator("b")).toHaveText(value);
  await expect(tile("Finances")).toContainText("Net, after our fees");
  await expect(tile("Unique clients")).toContainText("1 for the first time");
  await expect(tile("Average rating")).toContainText("From 1 new review");
  await expect(tile("Rated appointments")).toContainText("Of 1 completed appointment");

  await numbers.getByText("Show the numbers as a table").click();
  const table = numbers.getByRole("table", { name: /^Activity by period/ });
  const columns = await table.getByRole("columnheader").allTextContents();
  expect(columns).toEqual(["Week from", "Booked", "Completed", "Lost", "Revenue"]);
  const sum = async (column: number) =>
    (await table.locator(`tbody td:nth-of-type(${column})`).allTextContents()).map(Number).reduce((a, b) => a + b, 0);
  expect([await sum(1), await sum(2), await sum(3)]).toEqual([2, 1, 0]);
  await numbers.getByRole("combobox", { name: "Period" }).selectOption("Today");
  await expect(visitor).toHaveURL(/\/en\/coach\/numbers\?period=today(#numbers)?$/);
  await expect(numbers.getByText("Figures for this period: Today")).toBeAttached();
  await expect(tile("Bookings").locator("b")).toHaveText("2");
  await expect(tile("Completed").locator("b")).toHaveText("0");
  await expect(tile("Rated appointments")).toContainText("No completed appointment in this period");
  await tile("Bookings").click();
  await expect(visitor).toHaveURL(/\/en\/coach\/appointments\?period=today$/);
  await visitor.goBack();
  await tile("Unique clients").click();
  await expect(visitor).toHaveURL(/\/en\/coach\/clients$/);
  await visitor.goBack();

  await main.getByRole("button", { name: "Make my profile private" }).click();
  await expect(main.getByText(/Your profile is now private/).first()).toBeVisible();
  const page = async () => (await client.get(`/en/coaches/${coach.slug}`)).text();
  expect(await page()).toContain("This profile is not public.");
  await main.getByRole("button", { name: "Make my profile public" }).click();
  await expect(main.getByText(/Your profile is now public/).first()).toBeVisible();
  expect(await page()).not.toContain("This profile is not public.");
});

test("de: on a phone a coach without appointments reads what comes next, and nothing that is zero", async ({
  visitor,
}) => {
  const { slug } = await openCoach(visitor.request);
  await applyLook(visitor, "phoneByDay");
  await visitor.goto("/de/coach");
  const main = visitor.getByRole("main");
  await expect(main.getByText("Nichts wartet auf Sie.")).toBeVisible();
  await expect(main.getByText("Kein bestätigter Termin steht an")).toBeVisible();
  await expectFitting(visitor);
  await expectAccessible(visitor);
  await main.getByText("Neu", { exact: true }).click();
  const quick = main.getByRole("navigation", { name: "Schnell erledigt" });
  await expect(quick.getByRole("link")).toHaveCount(6);
  const share = quick.getByRole("link", { name: /^(Mein Profil teilen|Adresse kopiert)$/ });
  const address = `/de/coaches/${slug}`;
  // By the share sheet if there is one, else by the clipboard.
  const shared = await visitor.evaluateHandle(() => {
    const urls: string[] = [];
    Object.assign(navigator, { share: async ({ url = "" }: ShareData) => void urls.push(url) });
    return urls;
  });
  await share.click();
  await expect.poll(() => shared.jsonValue()).toEqual([expect.stringContaining(address)]);
  await visitor.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitor.evaluate(() => Object.assign(navigator, { share: undefined }));
  await share.click();
  await expect(quick.getByRole("link", { name: "Adresse kopiert" })).toBeVisible();
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toContain(address);
  await visitor.goto("/de/coach/zahlen");
  await expect(main.getByText("In diesem Zeitraum ist nichts geschehen")).toBeVisible();
  await main.getByRole("link", { name: "Gesamte Zeit zeigen" }).click();
  await expect(main.getByText("Ihre Zahlen beginnen mit Ihrem ersten Termin")).toBeVisible();
  await expectFitting(visitor);
  await expectAccessible(visitor);
  const help = main.locator("#help").getByRole("link");
  const names = ["Hilfe-Center", "Support kontaktieren", "Marketing-Tipps", "Verhaltenskodex", "AGB"];
  await expect(help.locator("b")).toHaveText(names);
  await main.getByRole("link", { name: /^Marketing-Tipps/ }).click();
  await expect(visitor).toHaveURL(/\/de\/coach\/marketing-tipps$/);
});
