import { bookAppointment, inHours, newClient, openCoach, otherRequest } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { query } from "../server-control.ts";

const PHONE = { width: 360, height: 740 };
const PAGES = { de: "/de/coach/kalender/verbinden", en: "/en/coach/agenda/connect" };

/** The account answers from now on, has two calendars, and its owner has moved one entry and deleted another. */
async function answers(coachId: string, { moved, deleted }: { moved: string; deleted: string }) {
  await query(
    "update calendar_connections set problem = null, failures = 0, succeeded_at = now(), due_at = 'infinity' where coach_id = $1",
    coachId,
  );
  const [work] = await query(
    `insert into connected_calendars (connection_id, coach_id, path, name, is_writable, blocks, receives)
     select id, coach_id, kind || name, name, true, name = 'Praxis', name = 'Praxis'
     from calendar_connections, (values ('Praxis'), ('Familie')) as given (name) where coach_id = $1
     order by name desc returning id`,
    coachId,
  );
  const entry = `insert into calendar_entries (calendar_id, appointment_id, href, written_starts_at, written_ends_at,
    change, changed_starts_at, changed_ends_at, noticed_at)
    select $1, id, '/x', starts_at, ends_at, $3, case when $3 = 'moved' then starts_at + interval '1 hour' end,
      case when $3 = 'moved' then ends_at + interval '1 hour' end, now() from appointments where id = $2`;
  await query(entry, work?.id, moved, "moved");
  await query(entry, work?.id, deleted, "deleted");
}

test("de: an account is connected, what was changed there is asked and not obeyed, and titles are chosen", async ({
  visitor,
  browser,
}) => {
  test.setTimeout(90_000);
  const coach = await openCoach(visitor.request);
  const bookedBy = async (hours: number) => {
    const client = await otherRequest(browser);
    await newClient(client);
    return bookAppointment(client, {
      coachId: coach.coachId,
      scheduledAt: `${inHours(hours).slice(0, 10)}T11:00:00.000Z`,
    });
  };
  const moved = await bookedBy(50);
  const deleted = await bookedBy(98);
  await visitor.setViewportSize(PHONE);
  await visitor.goto(PAGES.de);
  await visitor.getByLabel("Anbieter").selectOption("other");
  await visitor.getByLabel("Benutzername").fill("erika@example.org");
  await visitor.getByLabel("App-Passwort", { exact: true }).fill("abcd-efgh");
  await visitor.getByRole("button", { name: "Konto verbinden" }).click();
  await expect(visitor.getByLabel("Adresse des Servers")).toHaveAttribute("aria-invalid", "true");
  await visitor.getByLabel("Adresse des Servers").fill("127.0.0.1");
  await visitor.getByLabel("App-Passwort", { exact: true }).fill("abcd-efgh");
  await visitor.getByRole("button", { name: "Konto verbinden" }).click();
  await expect(visitor.getByText("Konto gespeichert.")).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(/führt in ein privates Netz/)).toBeVisible({ timeout: 1000 });
  }).toPass();

  await answers(coach.coachId, { moved, deleted });
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "2 Termine wurden in Ihrem Kalender geändert" })).toBeVisible();
  await expectAccessible(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await visitor
    .getByRole("button", { name: /Im Kalender wiederherstellen/ })
    .last()
    .click();
  await expect(visitor.getByRole("heading", { name: "1 Termin wurde in Ihrem Kalender geändert" })).toBeVisible();
  await visitor.getByRole("link", { name: /Hier verschieben/ }).click();
  await expect(visitor).toHaveURL(new RegExp(`/de/coach/termine/${moved}/verschieben\\?start=`));
  const { items } = await (await visitor.request.get("/api/coaches/calendar-connections")).json();
  expect(items[0].calendars.map(({ name }: { name: string }) => name)).toEqual(["Familie", "Praxis"]);

  await visitor.goto(PAGES.de);
  await visitor.getByLabel(/Initialen/).check();
  await visitor.getByRole("button", { name: "Titel speichern" }).click();
  await expect(visitor.getByText(/Einträge werden innerhalb einiger Minuten angepasst/)).toBeVisible();
});

test("en: a calendar that lost everything waits for an answer, calendars are chosen, and the account is disconnected", async ({
  visitor,
}) => {
  const coach = await openCoach(visitor.request);
  const data = { service: "other", address: "https://127.0.0.1", user: "erika", password: "abcd" };
  expect((await visitor.request.post("/api/coaches/calendar-connections", { data })).status()).toBe(201);
  await expect(async () => {
    const { items } = await (await visitor.request.get("/api/coaches/calendar-connections")).json();
    expect(items[0].problem).toBe("privateNetwork");
  }).toPass();
  const nobody = "00000000-0000-0000-0000-000000000000";
  await answers(coach.coachId, { moved: nobody, deleted: nobody });
  await query("update calendar_connections set stopped_at = now() where coach_id = $1", coach.coachId);
  await visitor.goto(PAGES.en);
  await expect(visitor.getByText(/Many of our entries are suddenly missing/)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: /Add appointments again/ }).click();
  await expect(visitor.getByText("Your appointments will be added again within a minute.")).toBeVisible();
  await visitor.getByText("Choose calendars").click();
  await visitor.getByLabel("Familie").check();
  await visitor.getByLabel("Your appointments go into this calendar").selectOption("Familie");
  await visitor.getByRole("button", { name: "Save choice" }).click();
  await expect(visitor.getByText("Your choice is saved")).toBeVisible();
  const { items } = await (await visitor.request.get("/api/coaches/calendar-connections")).json();
  expect(items[0].calendars).toMatchObject([
    { name: "Familie", blocks: true, receives: true },
    { name: "Praxis", blocks: true, receives: false },
  ]);
  await visitor.getByText("Disconnect", { exact: false }).first().click();
  await visitor.getByLabel("Remove our entries there as well").uncheck();
  await visitor.getByRole("button", { name: /Disconnect account/ }).click();
  await expect(visitor.getByText("No account connected yet")).toBeVisible();
});
