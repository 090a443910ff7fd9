import { readSheet } from "read-excel-file/node";
import {
  bookConfirmedNext,
  bookConfirmedPaid,
  inHours,
  newClient,
  openCoach,
  otherPage,
  otherRequest,
} from "../appointments.ts";
import { downloadFile, pdfText } from "../files.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { completeAndEarn, saveCard } from "../money.ts";
import { textWithoutScripts } from "../pages.ts";
import { fillLogin, newMember, signIn } from "../people.ts";
import { query, runJobsUntil } from "../server-control.ts";

const fits = (width: number) => document.documentElement.scrollWidth <= width;

test("de: a coach connects, the month closes, and statement, sheet, fee invoice, CSV and payout say the same", async ({
  visitor,
  browser,
}) => {
  test.setTimeout(90_000);
  const coach = await openCoach(visitor.request);
  const client = await otherRequest(browser);
  await newClient(client);
  const ids = [await bookConfirmedPaid(client, coach, { scheduledAt: inHours(3) })];
  ids.push(await bookConfirmedNext(client, coach, inHours(6)));
  for (const id of ids) await completeAndEarn(client, id);
  await bookConfirmedNext(client, coach, inHours(60));

  await visitor.setViewportSize({ width: 320, height: 700 });
  await visitor.goto("/de/coach/finanzen");
  await expect(visitor.getByText("nicht verbunden")).toBeVisible();
  await expectAccessible(visitor);
  expect(await visitor.evaluate(fits, 320)).toBe(true);
  await visitor.getByRole("button", { name: "Zahlungsplattform verbinden" }).click();
  await visitor.getByRole("button", { name: "Verbindung abschließen" }).click();
  await expect(visitor.getByText("Ihre Auszahlungen gehen auf das Konto")).toBeVisible();

  await query(
    "update earnings set earned_at = date_trunc('month', now()) - interval '9 days' where coach_id = $1",
    coach.coachId,
  );
  const statements = async () => (await visitor.request.get("/api/coaches/statements/0/10/desc")).json();
  await runJobsUntil("close-months", async () => expect((await statements()).items[0]?.payout).toBe("paid"));
  const [statement] = (await statements()).items;
  // Two at 95 €: 19 % of both, 29 € once, and 19 % VAT on that.
  expect(statement).toMatchObject({
    count: 2,
    grossCents: 19_000,
    feeCents: 3610,
    marketingCents: 2900,
    feeVatCents: 1237,
    payoutCents: 11_253,
  });
  await visitor.goto("/de/coach/finanzen/abrechnungen");
  const card = visitor.getByRole("article").first();
  await expect(card.getByText(/^ausgezahlt am/)).toBeVisible();
  const line = (name: string) => card.getByRole("row", { name }).getByRole("cell");
  await expect(line("Von Klienten bezahlt")).toHaveText(/^190,00\s€$/);
  await expect(line("Marketinggebühr")).toHaveText(/29,00\s€$/);
  await expect(line("Ergebnis des Monats")).toHaveText(/^112,53\s€$/);
  await visitor.getByText("Zahlen als Tabelle zeigen").click();
  const paidOut = visitor.getByRole("table", { name: "Auszahlungen nach Zahlungsmonat" }).locator("tbody tr");
  await expect(paidOut.first()).toContainText(/112,53\s€/);
  expect(await visitor.evaluate(fits, 320)).toBe(true);

  const sheet = await downloadFile(visitor, card.getByRole("link", { name: /^Bericht/ }));
  expect(sheet.name).toMatch(/\.xlsx$/);
  const rows = await readSheet(sheet.bytes);
  expect(rows).toHaveLength(4);
  expect(rows.at(-1)?.filter((cell) => typeof cell === "number")).toEqual([190, 0, 190, 36.1, 29, 12.37, 0, 112.53]);
  const invoice = await downloadFile(visitor, card.getByRole("link", { name: /^Rechnung über die Gebühren/ }));
  expect(invoice.bytes.includes("factur-x.xml")).toBe(true);
  const text = await pdfText(invoice.bytes);
  for (const part of ["Torstraße 1", "36,10", "29,00", "77,47"]) expect(text).toContain(part);
  expect(await mailTo(visitor.request, coach.email, /^Ihre Auszahlung für/)).toMatch(/112,53\s€/);

  await visitor.goto("/de/coach/finanzen");
  await expect(visitor.getByText("Ausgezahlt in")).toBeVisible();
  await expect(visitor.getByRole("list", { name: "Bezahlte Termine" }).getByText("Gebucht")).toBeVisible();
  const csv = await downloadFile(visitor, visitor.getByRole("link", { name: "Als CSV herunterladen" }));
  const lines = csv.bytes.toString("utf8").trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines.filter((each) => each.includes("95,00"))).toHaveLength(3);
});

test("en: whoever has not told us about the business is led there before connecting", async ({ visitor }) => {
  const { email } = await newMember(visitor.request, "coach");
  await signIn(visitor.request, email);
  await visitor.goto("/en/coach/finances");
  await visitor.getByRole("button", { name: "Connect payment platform" }).click();
  await expect(visitor.getByText("Business details are missing")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "Complete business details" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Business details" })).toBeVisible();
});

test("en: an own client comes by the coach's link, accepts, and books without a discovery at the lower fee", async ({
  visitor,
  browser,
}) => {
  await visitor.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const coach = await openCoach(visitor.request);
  await visitor.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await visitor.goto("/en/coach/own-clients");
  await visitor.getByRole("button", { name: "Copy link", exact: true }).click();
  await expect(visitor.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await visitor.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await visitor.getByLabel("Invitation link").inputValue());

  await visitor.goto(link);
  await expect(visitor.getByText("Only clients can accept an invitation.")).toBeVisible();
  await expectAccessible(visitor);

  const guest = await otherPage(browser, { locale: "de-DE", viewport: { width: 320, height: 700 } });
  const client = await newMember(guest.request);
  await guest.goto(link.replace("/en/invitation/", "/de/einladung/"));
  await expect(guest.getByRole("heading", { level: 1, name: `${coach.name} lädt Sie ein` })).toBeVisible();
  await expectAccessible(guest);
  expect(await guest.evaluate(fits, 320)).toBe(true);
  await guest.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
  await fillLogin(guest, client);
  await guest.getByRole("button", { name: "Einladung annehmen" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: coach.name })).toBeVisible();
  const sheet = guest.getByRole("dialog", { name: "Termin buchen" });
  await expect(sheet.getByRole("radio", { name: /^Standard/ })).toBeEnabled();
  await saveCard(guest.request);
  await bookConfirmedNext(guest.request, coach, inHours(50));
  expect(await textWithoutScripts(visitor.request, "/en/coach/own-clients")).toContain(" 1 client ");
  const { items } = await (await visitor.request.get("/api/coaches/finances/0/10/asc")).json();
  expect(items).toMatchObject([{ feeRate: 1200, feeCents: 1140, marketingCents: 0 }]);
});
