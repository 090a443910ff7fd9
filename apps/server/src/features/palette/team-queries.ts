import type { TeamHits } from "@aufwind/contract/palette";
import { type CaseKind, type CaseState, kindsFor } from "@aufwind/rules/cases";
import { isProofFresh, type Permission } from "@aufwind/rules/operators";
import { peopleQueryOf } from "@aufwind/rules/people";
import type { Platform } from "../../platform/platform.ts";
import type { OperatorRights } from "../../platform/session/actor.ts";
import { findPage } from "../appointments/team/store.ts";
import { recordView } from "../audit-log/commands.ts";
import { paymentQueryOf, searchPayments } from "../payments/operators/store.ts";
import { searchPeople } from "../people/search-store.ts";
import * as store from "./team-store.ts";

type Asked = { operatorId: string; rights: OperatorRights | undefined; typed: string };

/** A shorter word is in too many names to help anybody. */
const SHORTEST = 3;
const MOST = 5;
const NOTHING: TeamHits = { people: [], cases: [], appointments: [], payments: [], needsProof: false };

/** Who finds what is what the pages of people, appointments and payments let them find. */
const MAY_FIND = {
  people: ["support", "moderation", "finance", "compliance"],
  appointments: ["support", "finance"],
  payments: ["support", "finance"],
} as const satisfies Record<string, readonly Permission[]>;

/** What somebody of the team may mean; personal data only with a fresh proof of the factor, and logged. */
export async function searchForTeam(platform: Platform, { operatorId, rights, typed }: Asked): Promise<TeamHits> {
  if (!rights?.hasFactor) return NOTHING;
  const { database, clock } = platform;
  const kinds = kindsFor(rights.permissions);
  const found = typed
    ? await store.findCases(database, { typed, kinds })
    : await store.findMine(database, { operatorId, kinds });
  const cases = found.map(presentCase);
  const may = (part: keyof typeof MAY_FIND) => MAY_FIND[part].some((each) => rights.permissions.includes(each));
  if (typed.length < SHORTEST || !may("people")) return { ...NOTHING, cases };
  if (!isProofFresh(rights.provedAt, clock.now())) return { ...NOTHING, cases, needsProof: true };
  const asked = peopleQueryOf(typed);
  const people = (await searchPeople(database, asked)).slice(0, MOST);
  const ids = people.map(({ id }) => id);
  const page = { sort: "desc", limit: MOST, offset: 0 } as const;
  const [appointments, payments] = await Promise.all([
    may("appointments") && ids.length > 0 ? findPage(database, { people: ids }, page) : [],
    may("payments") ? searchPayments(database, paymentQueryOf(typed)) : [],
  ]);
  const hits = {
    people: people.map(presentPerson),
    cases,
    appointments: appointments.map(presentAppointment),
    payments: payments.slice(0, MOST).map(presentPayment),
    needsProof: false,
  };
  const count = hits.people.length + hits.appointments.length + hits.payments.length;
  await recordView(platform, { operatorId, action: "palette.search", after: { by: asked.by, found: count } });
  return hits;
}

const presentCase = (row: store.CaseRow): TeamHits["cases"][number] => ({
  number: row.number,
  kind: row.kind as CaseKind,
  source: row.source,
  subject: row.subject,
  state: row.state as CaseState,
  name: row.person_name,
});

type PersonRow = Awaited<ReturnType<typeof searchPeople>>[number];
const presentPerson = (row: PersonRow): TeamHits["people"][number] => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email ?? "",
  kind: row.kind as TeamHits["people"][number]["kind"],
});

type AppointmentRow = Awaited<ReturnType<typeof findPage>>[number];
const presentAppointment = (row: AppointmentRow): TeamHits["appointments"][number] => ({
  id: row.id,
  client: row.client_name,
  coach: row.coach_name,
  scheduledAt: row.starts_at.toISOString(),
});

type PaymentRow = Awaited<ReturnType<typeof searchPayments>>[number];
const presentPayment = (row: PaymentRow): TeamHits["payments"][number] => ({
  id: row.id,
  client: row.client_name,
  amountCents: row.amount_cents,
  scheduledAt: row.starts_at.toISOString(),
});
