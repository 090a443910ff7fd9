import type { Visit } from "@aufwind/contract/video-calls";
import { appointmentRow } from "./appointment-rows.ts";
import { openCoach, wakeAt } from "./booked.ts";
import { type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Changes = { status?: string } & Partial<typeof UNPAID>;
/** The price, if the card was not charged. */
export const UNPAID = { net_cents: 10_000, gross_cents: 11_900, owed_cents: 11_900, payment: "failed" };

export type Meeting = { id: string; coach: Person & { slug: string }; client: Person };

/** The two people of appointments, and a new day for each appointment: one o'clock in London, an hour, free. */
export async function openMeetings(server: TestServer) {
  const [coach, client] = [await openCoach(server), await person(server)];
  let count = 0;
  const day = () => new Date(Date.UTC(2026, 10, 16 + count)).toISOString().slice(0, 10);

  /** An agreed appointment, with both signed in at this time of its day. */
  async function meeting(time: string, changes: Changes = {}): Promise<Meeting> {
    count += 1;
    const pair = { coachId: coach.userId, clientId: client.userId };
    const id = await appointmentRow(server, { ...pair, startsAt: `${day()}T13:00:00Z` });
    const free = { net_cents: 0, gross_cents: 0, owed_cents: 0, payment: "none" };
    const agreed = { ...free, agreed_at: new Date("2026-01-02T00:00:00Z"), ...changes };
    await server.database.updateTable("appointments").set(agreed).where("id", "=", id).execute();
    await at(time);
    return { id, coach, client };
  }

  /** Another time of that day. */
  const at = (time: string) => wakeAt(server, `${day()}T${time}Z`, coach, client);

  return { coach, client, meeting, at };
}

export const enter = ({ browser }: Person, { id }: { id: string }) =>
  browser.send("POST", `/api/appointments/${id}/room/visits`);

/** Enters and returns the visit. */
export async function entered(who: Person, meeting: { id: string }): Promise<Visit> {
  const response = await enter(who, meeting);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Visit;
}

/** Reads somebody's events: everything since the last call. */
export async function listener({ database, events }: TestServer, { userId }: Person) {
  const newest = async () => {
    const stream = database.selectFrom("event_streams").select("last_id").where("audience", "=", userId);
    return Number((await stream.executeTakeFirst())?.last_id ?? 0);
  };
  let heard = await newest();
  return async (kind: string): Promise<unknown[]> => {
    const [after, last] = [heard, await newest()];
    heard = last;
    const all: unknown[] = [];
    const stop = new AbortController();
    if (last > after)
      for await (const event of events.subscribe({ audience: userId, after, signal: stop.signal })) {
        if (event.kind === kind) all.push(event.data);
        if ((event.id ?? 0) >= last) stop.abort();
      }
    return all;
  };
}
