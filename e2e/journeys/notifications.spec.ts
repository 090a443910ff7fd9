import { bookAppointment, inHours, newClient, openCoach, otherPage, otherRequest } from "../appointments.ts";
import { expect, expectAccessiblePage, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { countDelayed, openPushSite, pushesTo, recordShown, subscribeLocally, subscriptionKey } from "../push.ts";
import { query } from "../server-control.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };
const OLE = { firstName: "Ole", lastName: "Kramer" };
const IDA = { firstName: "Ida", lastName: "Roth" };
const HOUR = 3_600_000;
const CLOCK = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", hour: "2-digit", minute: "2-digit" });
const wallTime = (moment: number) => CLOCK.format(moment);

test("de: a request rings the bell at once; followed, dismissed and read, it leaves; the page finds, archives, deletes and takes back", async ({
  visitor,
  browser,
}) => {
  const { coachId } = await openCoach(visitor.request);
  const client = async (name: typeof TILDA) => {
    const request = await otherRequest(browser);
    await newClient(request, name);
    return request;
  };
  const [tilda, ole, ida] = [await client(TILDA), await client(OLE), await client(IDA)];
  await visitor.goto("/de/coach");
  const main = visitor.getByRole("main");
  const bell = (name: string) => main.getByRole("button", { name, exact: true });
  await expect(bell("Benachrichtigungen")).toBeVisible();
  const id = await bookAppointment(tilda, { coachId, scheduledAt: inHours(48) });
  await bell("Benachrichtigungen: 1 ungelesen").click();
  await expect(visitor).toHaveTitle(/^\(1\) /);
  const panel = main.getByRole("region", { name: "Benachrichtigungen" });
  await expect(panel.getByRole("heading", { name: "Benachrichtigungen" })).toBeFocused();
  await expectAccessiblePage(visitor);
  await panel.getByRole("link", { name: /^Tilda Brand möchte einen Termin mit Ihnen: / }).click();
  await visitor.waitForURL(`**/de/coach/termine/${id}`);
  await expect(bell("Benachrichtigungen")).toBeVisible();
  await expect(visitor).not.toHaveTitle(/^\(/);

  await bookAppointment(ole, { coachId, scheduledAt: inHours(50) });
  await bookAppointment(ida, { coachId, scheduledAt: inHours(52) });
  await bell("Benachrichtigungen: 2 ungelesen").click();
  await panel.getByRole("button", { name: /^Ausblenden: Ole Kramer/ }).click();
  await expect(bell("Benachrichtigungen: 1 ungelesen")).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await panel.getByRole("button", { name: "Alle gelesen" }).click();
  await expect(panel.getByText(/^Nichts Neues\./)).toBeVisible();
  await expect(bell("Benachrichtigungen")).toBeVisible();

  await panel.getByRole("link", { name: "Alle Benachrichtigungen" }).click();
  await visitor.waitForURL("**/de/benachrichtigungen");
  const rows = main.getByRole("list", { name: "Benachrichtigungen" }).getByRole("listitem");
  await expect(rows).toHaveText([/Ida Roth.*Gelesen/, /Ole Kramer.*Ausgeblendet/, /Tilda Brand.*Gelesen/]);
  await query(
    "update notifications set created_at = created_at - interval '100 days' where user_id = $1 and appointment_id = $2",
    coachId,
    id,
  );
  await main.getByLabel("Zeitraum").selectOption("Letzte 3 Monate");
  await expect(rows).toHaveText([/Ida Roth/, /Ole Kramer/]);
  await main.getByRole("checkbox", { name: "Ausgeblendet" }).check();
  await expect(rows).toHaveText([/Ole Kramer/]);
  await main.getByLabel("Name", { exact: true }).fill("ida");
  await main.getByRole("button", { name: "Anzeigen", exact: true }).click();
  await expect(main.getByText("Keine Benachrichtigung passt dazu")).toBeVisible();
  await main.getByRole("link", { name: "Filter zurücksetzen" }).click();
  await expect(rows).toHaveCount(3);

  await main.getByRole("button", { name: /^Archivieren.*Ida Roth/ }).click();
  await expect(main.getByText("Archiviert. Über den Status")).toBeVisible();
  await expect(rows).toHaveCount(2);
  await main.getByRole("button", { name: /^Aktionen: Ole Kramer/ }).click();
  await main.getByRole("button", { name: /^Löschen.*Ole Kramer/ }).click();
  await expect(main.getByText("Gelöscht. 30 Tage lang können Sie sie zurückholen.")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await main.getByRole("button", { name: "Zurückholen" }).click();
  await expect(rows).toHaveCount(2);
  await main.getByRole("checkbox", { name: /^Auswählen: Ole Kramer/ }).check();
  await main.getByRole("button", { name: "Alle auswählen" }).click();
  await main.getByRole("button", { name: "Löschen", exact: true }).click();
  await expect(main.getByText("2 Benachrichtigungen sind gelöscht.")).toBeVisible();
  await main.getByRole("button", { name: "Zurückholen" }).click();
  await expect(rows).toHaveCount(2);
  await visitor.goto("/de/benachrichtigungen?status=Archived");
  await expect(rows).toHaveText([/Ida Roth.*Archiviert/]);
  await main.getByRole("button", { name: /^Zurückholen/ }).click();
  await expect(main.getByText("Keine Benachrichtigung passt dazu")).toBeVisible();

  await visitor.goto("/de/benachrichtigungen");
  const cancelled = await tilda.post(`/api/clients/appointments/${id}/cancel`, { data: { reason: "", owedCents: 0 } });
  expect(cancelled.status()).toBe(200);
  await expect(rows.first()).toContainText("Tilda Brand hat Ihren Termin");
  await main.getByRole("button", { name: "Alle als gelesen markieren" }).click();
  await expect(rows.first()).toContainText("Gelesen");
});

test("en: what is switched off does not ring, what belongs to the contract comes by mail all the same", async ({
  visitor,
  browser,
}) => {
  await visitor.setViewportSize({ width: 390, height: 800 });
  const { coachId, email } = await openCoach(visitor.request);
  const client = await otherRequest(browser);
  await newClient(client, TILDA);
  await visitor.goto("/en/account/notifications");
  const main = visitor.getByRole("main");
  const mailBox = main.getByRole("checkbox", { name: "Requests: Email, always comes" });
  await expect(mailBox).toBeChecked();
  await expect(mailBox).toBeDisabled();
  const siteBox = main.getByRole("checkbox", { name: "Requests: On the website" });
  await siteBox.uncheck();
  await main.getByRole("checkbox", { name: /^Do not disturb me/ }).check();
  await main.getByLabel("From").fill("22:30");
  await main.getByLabel("Until").fill("22:30");
  await main.getByRole("button", { name: "Save settings" }).click();
  await expect(main.getByLabel("Until")).toHaveAttribute("aria-invalid", "true");
  await main.getByLabel("Until").fill("06:15");
  await main.getByRole("button", { name: "Save settings" }).click();
  await expect(main.getByText("Saved.")).toBeVisible();
  await visitor.reload();
  await expect(siteBox).not.toBeChecked();
  await expect(main.getByLabel("Until")).toHaveValue("06:15");

  const id = await bookAppointment(client, { coachId, scheduledAt: inHours(48) });
  await mailTo(visitor.request, email, /Termin/);
  const cancelled = await client.post(`/api/clients/appointments/${id}/cancel`, { data: { reason: "", owedCents: 0 } });
  expect(cancelled.status()).toBe(200);
  await main.getByRole("button", { name: "Notifications: 1 unread" }).click();
  await expect(visitor.getByText(/^Tilda Brand has cancelled your appointment/)).toBeVisible();
  await expect(visitor.getByText(/^Tilda Brand would like an appointment/)).toHaveCount(0);
});

test("de: a browser is told while nobody looks: sealed for it alone, without names, and not in quiet hours", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { url, subscription } = await openPushSite();
  const coachPage = await otherPage(browser, { baseURL: url, locale: "de-DE", permissions: ["notifications"] });
  await subscribeLocally(coachPage, subscription);
  const { coachId } = await openCoach(coachPage.request);
  const client = await otherRequest(browser, { baseURL: url });
  await newClient(client, TILDA);
  await coachPage.goto("/de/konto/benachrichtigungen");
  const main = coachPage.getByRole("main");
  await main.getByRole("button", { name: "In diesem Browser einschalten" }).click();
  await expect(main.getByText(/^Dieser Browser zeigt Ihnen/)).toBeVisible();
  await coachPage.reload();
  await expect(main.getByRole("button", { name: "In diesem Browser ausschalten" })).toBeVisible();
  const key = await subscriptionKey(coachPage);
  const save = async (chosen: { quietHours: object | null }) => {
    const data = { receiveNotifications: true, topics: [], ...chosen };
    expect((await coachPage.request.put("/api/notifications/settings", { data })).status()).toBe(200);
  };

  const id = await bookAppointment(client, { coachId, scheduledAt: inHours(48) });
  const request = { title: "Aufwind", body: "Jemand wartet auf Ihre Antwort.", tag: "requests", isSigned: true };
  const pushed = { ...request, url: "/de/benachrichtigungen" };
  // Pushes are a job's: on a busy machine it takes its time.
  const patient = { timeout: 30_000 };
  await expect.poll(() => pushesTo(subscription, key), patient).toEqual([pushed]);

  const now = Date.now();
  await save({ quietHours: { from: wallTime(now - HOUR), until: wallTime(now + HOUR), timeZone: "Europe/Berlin" } });
  const cancelled = await client.post(`/api/clients/appointments/${id}/cancel`, { data: { reason: "", owedCents: 0 } });
  expect(cancelled.status()).toBe(200);
  await expect.poll(countDelayed, patient).toBe(1);
  await save({ quietHours: null });
  await bookAppointment(client, { coachId, scheduledAt: inHours(60) });
  await expect.poll(() => pushesTo(subscription, key), patient).toEqual([pushed, pushed]);
  await coachPage.goto("/de/benachrichtigungen");
  const rows = main.getByRole("list", { name: "Benachrichtigungen" }).getByRole("listitem");
  await expect(rows.nth(1)).toContainText("Neu, noch nicht ans Gerät gemeldet");

  const shown = await recordShown(coachPage);
  await coachPage.goto("about:blank");
  await shown.deliver({ url, data: JSON.stringify(pushed) });
  await expect.poll(shown.read).toEqual([{ title: "Aufwind", body: pushed.body, to: `${url}/de/benachrichtigungen` }]);
  await coachPage.goto(`${url}/de/konto/benachrichtigungen`);
  await main.getByRole("button", { name: "In diesem Browser ausschalten" }).click();
  await expect(main.getByRole("button", { name: "In diesem Browser einschalten" })).toBeVisible();
});
