import type { OperatorPayout } from "@aufwind/contract/statements-operators";
import { beforeEach, describe, expect, test } from "vitest";
import { newClient } from "../../../test/appointments-world.ts";
import { openCoach, wakeAt } from "../../../test/booked.ts";
import { connect, earned, fund } from "../../../test/earned.ts";
import { operator } from "../../../test/operators.ts";
import { type Person, person } from "../../../test/people.ts";
import { TAX_DETAILS } from "../../../test/tax-details.ts";
import { testServer } from "../../../test/test-server.ts";
import { closeMonths } from "../statements/month-close.ts";
import { askForDetails } from "./commands.ts";
import { giveCopies } from "./copy-commands.ts";
import { ownTaxDetails } from "./queries.ts";

const server = await testServer();
const { signal } = new AbortController();
beforeEach(() => server.clock.set("2027-03-01T08:00:00Z"));

const askAt = async (moment: string) => {
  server.clock.set(moment);
  await askForDetails(server, signal);
};
const told = async ({ email }: Person) =>
  (await server.mails()).filter(({ to_address, text }) => to_address === email && /tax/i.test(text));
const subjects = async (coach: Person) => (await told(coach)).map(({ subject }) => subject);
const notes = async ({ userId }: Person) => {
  const rows = await server.database
    .selectFrom("notifications")
    .select(["kind", "status"])
    .where("user_id", "=", userId)
    .where("kind", "like", "tax%")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, status }) => `${kind} ${status === "Read" ? "read" : "new"}`);
};
const save = ({ browser }: Person) => browser.send("PUT", "/api/coaches/tax-details", TAX_DETAILS);

/** A connected coach who has earned something. */
async function earning(): Promise<Person> {
  const coach = await openCoach(server);
  await connect(coach);
  await fund(server, 50_000);
  const clientId = await newClient(server);
  await earned(server, { coachId: coach.userId, clientId, startsAt: "2027-02-10T09:00:00Z" });
  return coach;
}

const DAYS = ["2027-03-01", "2027-03-31", "2027-04-16", "2027-04-30"].map((day) => `${day}T08:30:00Z`);

describe("a coach who has earned and gave no details", () => {
  test("is asked at once and reminded twice, each time with the day, and not twice by a second run", async () => {
    const coach = await earning();
    for (const day of DAYS.slice(0, 3)) {
      await askAt(day);
      await askAt(day);
    }
    expect(await subjects(coach)).toEqual([
      "Please complete your tax details",
      "Reminder: your tax details are missing",
      "Reminder: your tax details are missing",
    ]);
    for (const { text } of await told(coach)) expect(text).toContain("Friday, 30 April 2027");
    expect(await notes(coach)).toEqual(["taxDetails read", "taxDetails read", "taxDetails new"]);
    expect((await ownTaxDetails(server, coach.userId)).request).toEqual({ holdsOn: "2027-04-30", isHeld: false });
  });

  test("is paid out no more after 60 days and two reminders, and again as soon as the details are there", async () => {
    const coach = await earning();
    for (const day of DAYS) await askAt(day);
    expect((await subjects(coach)).at(-1)).toBe("Your payouts are waiting for your tax details");
    await wakeAt(server, "2027-05-01T09:00:00Z", coach);
    const before = server.cardSandbox.books().transfers.length;
    await server.work();
    expect(server.cardSandbox.books().transfers.length).toBe(before);

    const finance = await operator(server);
    const held = async () => {
      const answer = await finance.browser.get("/api/operators/payouts?show=held");
      const { items } = (await answer.json()) as { items: OperatorPayout[] };
      return items.find((item) => item.coach.id === coach.userId);
    };
    expect(await held()).toMatchObject({ hold: null, can: { release: false, retry: false, hold: true } });
    expect((await held())?.heldForTaxDetailsAt).toBe("2027-04-30T08:30:00.000Z");
    const release = { coachId: coach.userId, reason: "Ohne Angaben" };
    expect((await finance.browser.send("POST", "/api/operators/payouts/release", release)).status).toBe(409);

    expect((await save(coach)).status).toBe(200);
    await server.work("payouts-due");
    expect(server.cardSandbox.books().transfers.length).toBe(before + 1);
    expect([await held(), (await subjects(coach)).at(-1)]).toEqual([undefined, "Your payouts continue"]);
    expect((await notes(coach)).slice(-2)).toEqual(["taxHeld read", "taxReleased new"]);
    expect((await ownTaxDetails(server, coach.userId)).request).toBeNull();
  });

  test("stays held by the team if the team has a reason of its own", async () => {
    const coach = await earning();
    const finance = await operator(server);
    for (const day of DAYS) await askAt(day);
    await wakeAt(server, "2027-05-01T09:00:00Z", coach);
    const again = await operator(server);
    const hold = { coachId: coach.userId, reason: "Wir klären eine Rückbuchung." };
    expect((await again.browser.send("POST", "/api/operators/payouts/hold", hold)).status).toBe(204);
    const before = server.cardSandbox.books().transfers.length;
    await save(coach);
    await server.work("payouts-due");
    expect(server.cardSandbox.books().transfers.length).toBe(before);
    expect(finance).toBeDefined();
  });

  test("hears nothing more once the details came, and is asked anew only if they are gone", async () => {
    const coach = await earning();
    await askAt(DAYS[0] ?? "");
    await wakeAt(server, "2027-03-02T09:00:00Z", coach);
    await save(coach);
    await askAt("2027-06-01T08:30:00Z");
    expect(await subjects(coach)).toEqual(["Please complete your tax details"]);
    expect(await notes(coach)).toEqual(["taxDetails read"]);
  });
});

test("nobody is asked who has earned nothing, or gave the details before", async () => {
  const [idle, ready] = [await openCoach(server), await earning()];
  const client = await person(server);
  await save(ready);
  await askAt("2027-03-01T08:30:00Z");
  expect([await subjects(idle), await subjects(ready), await subjects(client)]).toEqual([[], [], []]);
});

test("who leaves is asked for nothing more, paid out, and still known to the report of that year", async () => {
  const coach = await earning();
  await wakeAt(server, "2027-03-01T09:00:00Z", coach);
  await save(coach);
  const deleted = await coach.browser.send("POST", "/api/identity/delete-profile", {
    password: coach.password,
    understood: true,
  });
  expect(deleted.status).toBeLessThan(300);
  const kept = await server.database
    .selectFrom("former_sellers")
    .select("left_at")
    .where("coach_id", "=", coach.userId)
    .executeTakeFirst();
  expect(kept?.left_at).toEqual(server.clock.now());
  await askAt("2027-03-02T08:30:00Z");
  // It says that the copy is still to come.
  expect(await subjects(coach)).toEqual(["Your profile has been deleted"]);
  // The copy of the year goes to the last address, once, with its figures: there is no page any more.
  for (const day of ["2028-01-08", "2028-01-09"]) {
    server.clock.set(`${day}T08:40:00Z`);
    await closeMonths(server, signal);
    await giveCopies(server, signal);
  }
  const copies = (await told(coach)).filter(({ subject }) => subject === "Your tax report for 2027");
  expect(copies).toHaveLength(1);
  expect(copies[0]?.text).toContain(
    "1/2027: paid or credited to you €61.88, our fees including VAT €57.12, appointments: 1",
  );
  const { sealed } = await server.database
    .selectFrom("former_sellers")
    .select("sealed")
    .where("coach_id", "=", coach.userId)
    .executeTakeFirstOrThrow();
  expect(sealed.toString("latin1")).not.toContain(coach.email);
});
