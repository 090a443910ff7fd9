import type { Case, CaseCounts, listCases } from "@aufwind/contract/cases";
import { pageFacts } from "@aufwind/contract/platform/lists";
import { type CaseKind, type CaseState, kindsFor } from "@aufwind/rules/cases";
import { fillIn } from "@aufwind/rules/cases-placeholders";
import { asLocale, DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale";
import type { Permission } from "@aufwind/rules/operators";
import { DAY } from "@aufwind/rules/time/durations";
import type { z } from "zod";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import { clockIn, fullDayIn } from "../../platform/mail/moment.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { findColleagues } from "../operators/store.ts";
import * as detail from "./detail-store.ts";
import { type CaseRow, countMatching, findCases, findCounts, MOST_COUNTED, type Times } from "./list-store.ts";
import { nameOf, presentAppointment, presentCan, presentEntry, presentItem, presentPayment } from "./present.ts";
import { findTemplates } from "./template-store.ts";

export const viewerOf = ({ operatorId, permissions }: Operator) => ({ operatorId, kinds: kindsFor(permissions) });

/** Days end at midnight in Berlin. */
export function timesAt(now: Date): Times {
  const today = now.toTemporalInstant().toZonedDateTimeISO("Europe/Berlin");
  const endOf = (days: number) => new Date(today.add({ days }).startOfDay().epochMilliseconds);
  return { now, dayEnds: endOf(1), weekEnds: endOf(7) };
}

type Asked = z.output<(typeof listCases)["request"]["query"]>;

/** One page of the inbox. */
export async function listOfCases({ database, clock }: Platform, by: Operator, { page, size, ...filter }: Asked) {
  const times = timesAt(clock.now());
  const asked = { filter, viewer: viewerOf(by), ...times };
  const totalCount = await countMatching(database, asked);
  const isCommon = filter.q === undefined || totalCount === MOST_COUNTED;
  const rows = await findCases(database, { ...asked, isCommon, limit: size, offset: page * size });
  return { items: rows.map((row) => presentItem(row, times.now)), ...pageFacts({ page, size, totalCount }) };
}

/** Grouped by neither, by kind, or by assignee. */
const LEVELS = { all: 3, kind: 1, assignee: 2 };

export async function countsOfCases({ database, clock }: Platform, by: Operator): Promise<CaseCounts> {
  const now = clock.now();
  const closedSince = new Date(now.getTime() - 30 * DAY);
  const [rows, colleagues] = await Promise.all([
    findCounts(database, viewerOf(by), { ...timesAt(now), closedSince }),
    findColleagues(database),
  ]);
  const total = rows.find(({ level }) => level === LEVELS.all);
  if (!total) throw new Error("the counts have no total");
  const { mine, unassigned, overdue, dueToday, waiting, all, closed } = total;
  const ofKind = (kind: CaseKind) => rows.find((row) => row.level === LEVELS.kind && row.kind === kind)?.all ?? 0;
  const of = (id: string) => rows.find((row) => row.level === LEVELS.assignee && row.assignee_id === id)?.all ?? 0;
  return {
    lists: { mine, unassigned, overdue, dueToday, waiting, all, closed },
    kinds: kindsFor(by.permissions).map((kind) => ({ kind, count: ofKind(kind) })),
    colleagues: colleagues.map(({ id, name }) => ({ id, name, count: of(id) })),
  };
}

/** One case with everything beside it. */
export async function caseFor({ database, clock }: Platform, by: Operator, number: number): Promise<Case> {
  const { kinds } = viewerOf(by);
  const row = await detail.findCase(database, { number, kinds });
  if (!row) throw new Problem("notFound");
  const { id, person_id: personId } = row;
  const [entries, personFacts, others, appointment, templates, colleagues] = await Promise.all([
    detail.findEntries(database, id),
    personId ? detail.countOfPerson(database, personId) : null,
    personId || row.person_email ? detail.findOthers(database, { personId, email: row.person_email, id, kinds }) : [],
    isAboutAppointment(row) ? detail.findAppointment(database, row.about_id ?? "") : undefined,
    findTemplates(database),
    findColleagues(database),
  ]);
  const reference = referenceOf(row);
  const locale = asLocale(row.locale);
  const values = { name: nameOf(row), reference, ...(appointment && appointmentValues(locale, appointment)) };
  return {
    ...presentItem(row, clock.now()),
    entries: entries.map((entry) => presentEntry(entry, number)),
    reference,
    personFacts: personFacts && presentCounts(personFacts, by),
    appointment: appointment ? presentAppointment(appointment) : null,
    payment: appointment ? presentPayment(appointment) : null,
    others: others.map(presentOther),
    mergedInto: row.merged_into,
    templates: templates.map((each) => ({
      id: each.id,
      name: each.name,
      text: fillIn(locale === "de" ? each.text_de : each.text_en, values),
    })),
    colleagues: colleagues
      .filter(({ permissions }) => worksOn(permissions, row.kind))
      .map(({ id, name }) => ({ id, name })),
    can: presentCan(row),
  };
}

/** Who writes an answer now. */
export async function writerIn({ database, clock }: Platform, by: Operator, number: number): Promise<Case["writing"]> {
  const row = await detail.findCase(database, { number, kinds: viewerOf(by).kinds });
  if (!row) throw new Problem("notFound");
  return presentItem(row, clock.now()).writing;
}

/** Whether somebody with these permissions works on cases of a kind. */
export const worksOn = (permissions: readonly Permission[], kind: string) =>
  kindsFor(permissions).some((each) => each === kind);

const isAboutAppointment = ({ about_kind }: CaseRow) => about_kind === "appointment" || about_kind === "payment";

type OtherRow = Awaited<ReturnType<typeof detail.findOthers>>[number];
const presentOther = ({ opened_at, ...row }: OtherRow): Case["others"][number] => ({
  ...row,
  kind: row.kind as CaseKind,
  state: row.state as CaseState,
  openedAt: opened_at.toISOString(),
});

/** Sources whose rows have a reference that people quote. */
const REFERENCED = ["support_requests", "withdrawals"];

export const referenceOf = ({ source, source_id, number }: Pick<CaseRow, "source" | "source_id" | "number">): string =>
  REFERENCED.includes(source) ? source_id : `#${number}`;

/** What templates can say about the appointment. */
const appointmentValues = (locale: Locale, row: detail.AppointmentRow) => ({
  appointment: fullDayIn({ locale }, row.starts_at),
  time: clockIn({ locale }, row.starts_at),
  coach: row.coach_name,
  client: row.client_name,
  amount: row.gross_cents > 0 ? moneyIn(locale, row.amount_cents ?? row.gross_cents) : undefined,
});

/** For the mails to support: where the case of the request is worked on. */
export const caseButton = ({ translator, config }: Pick<Platform, "translator" | "config">, number: number) => ({
  label: translator.t(DEFAULT_LOCALE, "cases:button", { number }),
  url: pageLink(config, { page: "teamCases", locale: DEFAULT_LOCALE, token: String(number) }),
});

type Counts = Awaited<ReturnType<typeof detail.countOfPerson>>;

const presentCounts = ({ appointments, cases, isClient }: Counts, { permissions }: Operator) => ({
  appointments,
  cases,
  mayBeCredited: isClient && MAY_CREDIT.some((each) => permissions.includes(each)),
});
const MAY_CREDIT = ["support", "finance"] as const;
