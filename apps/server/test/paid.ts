import type { Appointment } from "@aufwind/contract/appointments";
import { HOUR } from "@aufwind/rules/time/durations";
import { act, booked, introduce, openCoach, saveCard, wakeAt } from "./booked.ts";
import { type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export type Pair = { coach: Person & { slug: string }; client: Person; appointment: Appointment };
type ConfirmedParams = { card?: string; scheduledAt?: string; relation?: "existing" | "new" };

/** Thursday, 19 November 2026, eleven o'clock in Berlin. */
const START = "2026-11-19T10:00:00.000Z";

/** This many hours from its start. */
export const hours = (from: number, start = START): string => new Date(Date.parse(start) + from * HOUR).toISOString();

/** An agreed appointment of 119 €, to be charged to the client's card. */
export async function confirmed(server: TestServer, wanted: ConfirmedParams = {}): Promise<Pair> {
  const { card, scheduledAt = START, relation = "existing" } = wanted;
  const coach = await openCoach(server);
  const client = await person(server, { kind: "client" });
  await saveCard(server, client, card);
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  const appointment = await booked(client, { coachId: coach.userId, consultation: "standard", scheduledAt });
  if (relation === "new")
    await server.database
      .updateTable("relations")
      .set({ kind: "new" })
      .where("coach_id", "=", coach.userId)
      .where("client_id", "=", client.userId)
      .execute();
  await act(coach, `/api/appointments/${appointment.id}/confirm`);
  await server.work();
  return { coach, client, appointment };
}

/** Another net price of an appointment that was agreed. */
export async function setNet({ database }: TestServer, { appointment }: Pair, netCents: number): Promise<void> {
  const grossCents = netCents * 1.19;
  await database
    .updateTable("appointments")
    .set({ net_cents: netCents, gross_cents: grossCents, owed_cents: grossCents })
    .where("id", "=", appointment.id)
    .execute();
}

/** Another moment: runs jobs, delivers the provider's messages, and runs what they cause. */
export async function passTo(server: TestServer, instant: string, ...people: Person[]): Promise<void> {
  await wakeAt(server, instant, ...people);
  await server.work();
  await server.cardSandbox.deliver();
  await server.work();
}

/** The appointment as one of the two sees it. */
export const seenBy = async ({ browser }: Person, { id }: { id: string }): Promise<Appointment> =>
  (await (await browser.get(`/api/appointments/${id}`)).json()) as Appointment;

/** An appointment's ledger balances, without zero ones. */
export async function balances({ database }: TestServer, { id }: { id: string }): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom("ledger_entries")
    .innerJoin("ledger_postings", "ledger_postings.id", "posting_id")
    .select(["account", (eb) => eb.fn.sum<number>("amount_cents").as("cents")])
    .where("appointment_id", "=", id)
    .groupBy("account")
    .execute();
  return Object.fromEntries(
    rows.filter(({ cents }) => Number(cents) !== 0).map((row) => [row.account, Number(row.cents)]),
  );
}
