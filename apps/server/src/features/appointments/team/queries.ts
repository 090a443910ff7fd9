import type { TeamAppointment, TeamAppointmentItem } from "@aufwind/contract/appointments-team";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import { type CaseKind, type CaseState, kindsFor } from "@aufwind/rules/cases";
import { type PeopleQuery, peopleQueryOf } from "@aufwind/rules/people";
import { berlinDayStart } from "../../../platform/calendar/berlin-days.ts";
import { type Database, transact } from "../../../platform/database/database.ts";
import type { Operator } from "../../../platform/http/api-env.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordView } from "../../audit-log/commands.ts";
import { presenceFor } from "../queries.ts";
import { type AppointmentWithNames, findHistory, lockAny } from "../store.ts";
import { effectsOf, type MoneyOfTeamActions } from "./commands.ts";
import * as store from "./store.ts";

type Asked = PageAsked & {
  status?: string | undefined;
  /** Days in Berlin, each included. */
  day?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  personId?: string | undefined;
};

/** One page of everybody's appointments. */
export async function listForTeam({ database }: Platform, { status, day, from = day, to = day, ...rest }: Asked) {
  const { personId, sort, ...asked } = rest;
  const wanted = {
    status,
    from: from === undefined ? undefined : berlinDayStart(from),
    until: to === undefined ? undefined : berlinDayStart(to, 1),
    ...(personId && { people: [personId] }),
  };
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, wanted, { sort, ...rowsOf(asked) }),
    store.countAppointments(database, wanted),
  ]);
  return { items: rows.map(presentItem), ...pageFacts({ ...asked, totalCount }) };
}

const MOST_FOUND = 30;

export type SearchPeople = (database: Database, asked: PeopleQuery) => Promise<{ id: string }[]>;
type FindParams = { q: string; operatorId: string; searchPeople: SearchPeople };

/** Finds appointments by id or by one of their people; that somebody looked is recorded, not for whom. */
export async function findForTeam(platform: Platform, { q, operatorId, searchPeople }: FindParams) {
  const { database } = platform;
  const asked = peopleQueryOf(q);
  const one = asked.by === "id" ? await store.findOne(database, asked.id) : undefined;
  const people = one ? [] : (await searchPeople(database, asked)).map(({ id }) => id);
  const page = { sort: "desc", limit: MOST_FOUND, offset: 0 } as const;
  const rows = one ? [one] : people.length > 0 ? await store.findPage(database, { people }, page) : [];
  await recordView(platform, {
    operatorId,
    action: "appointments.search",
    after: { by: asked.by, found: rows.length },
  });
  return rows.map(presentItem);
}

const presentItem = (row: AppointmentWithNames): TeamAppointmentItem => ({
  id: row.id,
  client: { id: row.client_id, name: row.client_name },
  coach: { id: row.coach_id, name: row.coach_name },
  consultation: row.consultation as TeamAppointmentItem["consultation"],
  scheduledAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  scheduledStatus: row.status as TeamAppointmentItem["scheduledStatus"],
  awaiting: row.awaiting as TeamAppointmentItem["awaiting"],
  payment: row.payment as TeamAppointmentItem["payment"],
  feeCents: row.gross_cents,
});

type ReadParams = { id: string; by: Operator; money: MoneyOfTeamActions };

/** All about one appointment, as of one moment; recorded before it is shown. */
export async function readForTeam(platform: Platform, { id, by, money }: ReadParams): Promise<TeamAppointment> {
  const { database, clock } = platform;
  const seen = await store.findOne(database, id);
  if (!seen) throw new Problem("notFound");
  const subject = { kind: "appointment", id };
  await recordView(platform, { operatorId: by.operatorId, action: "appointments.read", subject });
  return transact(database, async (tx) => {
    const row = await lockAny(tx, id);
    const charge = await store.findChargeOf(tx, id);
    const messages = await store.countMessages(tx, row);
    const cases = await store.findCasesAbout(tx, { id, kinds: kindsFor(by.permissions) });
    return {
      ...presentItem({ ...seen, ...row }),
      language: row.language as TeamAppointment["language"],
      bookedAt: row.booked_at.toISOString(),
      owedCents: row.owed_cents,
      absent: row.absent as TeamAppointment["absent"],
      history: (await findHistory(tx, id)).map(presentEvent),
      charge: charge ? presentCharge(charge) : null,
      presence: presenceFor(row),
      visits: (await store.findVisits(tx, id)).map((visit) => ({
        side: visit.side as TeamAppointment["visits"][number]["side"],
        joinedAt: visit.joined_at.toISOString(),
        leftAt: visit.left_at.toISOString(),
      })),
      messages: {
        count: messages.count,
        latest: messages.latest.map(({ sender, sent_at }) => ({
          side: sender as TeamAppointment["messages"]["latest"][number]["side"],
          at: sent_at.toISOString(),
        })),
      },
      cases: cases.map(({ number, kind, state, opened_at }) => ({
        number,
        kind: kind as CaseKind,
        state: state as CaseState,
        openedAt: opened_at.toISOString(),
      })),
      effects: await effectsOf(tx, { row, by, now: clock.now(), money }),
    };
  });
}

type HistoryEntry = TeamAppointment["history"][number];
const presentEvent = (row: Awaited<ReturnType<typeof findHistory>>[number]): HistoryEntry => ({
  event: row.event as HistoryEntry["event"],
  by: row.by as HistoryEntry["by"],
  at: row.at.toISOString(),
  scheduledStatus: row.status as HistoryEntry["scheduledStatus"],
  awaiting: row.awaiting as HistoryEntry["awaiting"],
  scheduledAt: row.starts_at.toISOString(),
  reason: row.reason,
});

type PaidRow = {
  amount_cents: number;
  gift_cents: number;
  package_cents: number;
  credit_cents: number;
  refunded_cents: number;
  last_four: string | null;
  paid_at: Date | null;
};

/** By which means an appointment was paid, and how much went back. */
export const presentMeans = (row: PaidRow) => ({
  cardCents: row.amount_cents,
  giftCents: row.gift_cents,
  packageCents: row.package_cents,
  creditCents: row.credit_cents,
  refundedCents: row.refunded_cents,
  lastFour: row.last_four,
  paidAt: row.paid_at?.toISOString() ?? null,
});

type ChargeRow = NonNullable<Awaited<ReturnType<typeof store.findChargeOf>>>;
const presentCharge = (row: ChargeRow): TeamAppointment["charge"] => ({
  status: row.status,
  tries: row.attempt,
  ...presentMeans(row),
  decline: row.decline_code,
});
