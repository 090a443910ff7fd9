import type { Status } from "@aufwind/rules/appointments/status";
import { DAY, HOUR } from "@aufwind/rules/time/durations";
import type { TestServer } from "./test-server.ts";

export type Past = {
  clientId: string;
  startsAt: Date;
  bookedAt: Date;
  status: Status;
  netCents: number;
  earnedAt: Date | null;
  takenBackAt: Date | null;
  review: { stars: number; writtenAt: Date; publishedAt: Date | null; removedAt: Date | null } | null;
};

/** Reproducible numbers from 0 up to 1. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type DrawnHistoryParams = { count: number; clientIds: string[]; now: Date; edges: number[] };

/** Random appointments of six years and the year ahead; some begin, are booked or earned right at the edge of a day. */
export function drawnHistory({ count, clientIds, now, edges }: DrawnHistoryParams): Past[] {
  const next = drawing(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const [past, ahead] = [edges.filter((edge) => edge < +now), edges.filter((edge) => edge > +now)];
  // Half of them recent, or the short periods would be empty.
  const long = () => (next() < 0.5 ? 2200 : 40) * DAY * next();
  const moment = () => (next() < 0.3 ? pick(past) - pick([0, 1]) : +now - HOUR - long());
  const atMost = (at: number) => new Date(Math.min(at, +now));
  return Array.from({ length: count }, (_, turn) => {
    const clientId = pick(clientIds);
    const isAhead = turn % 3 === 0;
    const status = isAhead
      ? pick(["Scheduled", "Scheduled", "Cancelled"] as const)
      : pick(["Completed", "Completed", "Completed", "Cancelled", "No Show", "Rejected"] as const);
    // Hours apart, so that live ones do not overlap.
    const later = status === "Cancelled" ? pick(ahead) - pick([0, 1]) : +now + (2 + turn * 35) * HOUR;
    const startsAt = isAhead ? later : moment();
    const bookedAt = new Date(Math.min(startsAt, next() < 0.3 ? pick(past) : +now) - pick([0, 1, 9 * DAY * next()]));
    const netCents = status === "Rejected" || isAhead ? 0 : pick([0, 6000, 9001, 12_500]);
    const earnedAt = netCents > 0 ? atMost(startsAt + pick([0, HOUR, 3 * DAY])) : null;
    const takenBackAt = earnedAt && next() < 0.15 ? atMost(+earnedAt + 50 * DAY * next()) : null;
    return {
      clientId,
      startsAt: new Date(startsAt),
      bookedAt,
      status,
      netCents,
      earnedAt,
      takenBackAt,
      review: review(),
    };

    function review(): Past["review"] {
      if (status !== "Completed" || next() < 0.5) return null;
      const writtenAt = atMost(startsAt + pick([0, HOUR, 20 * DAY]));
      const become = pick(["published", "published", "waiting", "removed"]);
      return {
        stars: pick([1, 3, 4, 5, 5]),
        writtenAt,
        publishedAt: become === "published" ? writtenAt : null,
        removedAt: become === "removed" ? writtenAt : null,
      };
    }
  });
}

/** People without log-ins. */
export async function plainClients({ database, clock }: TestServer, count: number): Promise<string[]> {
  const at = clock.now();
  const rows = Array.from({ length: count }, (_, turn) => {
    const email = `plain${turn}@example.org`;
    const named = { first_name: "Lena", last_name: "Muster", locale: "de", terms_locale: "de", kind: "client" };
    const said = { terms_accepted_at: at, adult_confirmed_at: at, confirmed_at: at, created_at: at };
    return { ...named, ...said, email, email_key: email };
  });
  return (await database.insertInto("users").values(rows).returning("id").execute()).map(({ id }) => id);
}

/** Inserts a history into the tables. */
export async function storeHistory({ database }: TestServer, coachId: string, history: Past[]): Promise<void> {
  const rows = history.map((one) => ({ ...one, id: crypto.randomUUID() }));
  const price = (net: number) => ({ net_cents: net, gross_cents: net, vat_status: "small", owed_cents: net });
  await database
    .insertInto("appointments")
    .values(
      rows.map(({ id, clientId, startsAt, bookedAt, status, netCents }) => ({
        ...price(netCents),
        id,
        coach_id: coachId,
        client_id: clientId,
        consultation: "standard",
        starts_at: startsAt,
        ends_at: new Date(+startsAt + HOUR),
        status,
        booked_at: bookedAt,
        client_zone: "Europe/Berlin",
        absent: status === "No Show" ? "client" : null,
      })),
    )
    .execute();
  const earned = rows.flatMap(({ id, clientId, netCents, earnedAt, takenBackAt }) => {
    const row = { appointment_id: id, coach_id: coachId, client_id: clientId, vat_cents: 0, fee_rate: 1900 };
    const sum = (sign: 1 | -1) => {
      const fees = { fee_cents: sign * 1000, marketing_cents: 0, fee_vat_cents: sign * 190 };
      return {
        ...row,
        ...fees,
        net_cents: sign * netCents,
        gross_cents: sign * netCents,
        arrives_cents: sign * (netCents - 1190),
      };
    };
    return [
      ...(earnedAt ? [{ ...sum(1), kind: "completed", earned_at: earnedAt }] : []),
      ...(takenBackAt ? [{ ...sum(-1), kind: "reversal", earned_at: takenBackAt }] : []),
    ];
  });
  await database.insertInto("earnings").values(earned).execute();
  const reviews = rows.flatMap(({ id, clientId, review }) => (review ? [{ id, clientId, ...review }] : []));
  await database
    .insertInto("reviews")
    .values(
      reviews.map(({ id, clientId, stars, writtenAt, publishedAt, removedAt }) => ({
        coach_id: coachId,
        client_id: clientId,
        appointment_id: id,
        stars,
        body: "Gut.",
        locale: "de",
        written_at: writtenAt,
        published_at: publishedAt,
        removed_at: removedAt,
        decided_at: removedAt,
        decision_reason: removedAt && "Nicht von hier.",
      })),
    )
    .execute();
}
