import type { TaxReport, TaxSeller, TaxYear } from "@aufwind/contract/tax-reports-team";
import {
  exclusionOf,
  isNilDue,
  type Quarters,
  type RecordAct,
  recordDue,
  reportDueAt,
  yearIsOver,
} from "@aufwind/rules/tax-reports";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { DbOrTx } from "../../platform/database/database.ts";
import { previewHash } from "../../platform/http/preview-hash.ts";
import type { Platform } from "../../platform/platform.ts";
import { type ReportedSeller, sellerContent } from "./dpi-xml.ts";
import { findFigures, findLastStated, findYears, isYearOpen } from "./figures-store.ts";
import * as reportStore from "./report-store.ts";
import { countriesOf, type KnownSeller, nameOf, openFor, sellersOf } from "./sellers.ts";

/** A coach in a year: the figures, what was last said, and what is to be said now. */
export type SellerState = {
  coachId: string;
  known: KnownSeller;
  quarters: Quarters;
  exclusion: ReturnType<typeof exclusionOf>;
  /** As it would be reported now; null where details are missing. */
  seller: ReportedSeller | null;
  last: { docRef: string; act: RecordAct; seller: ReportedSeller } | null;
  due: RecordAct | undefined;
};

const NONE: KnownSeller = { details: null, identity: null };

/** Everybody who was credited something in a year, or was reported for it. */
export async function sellerStates(platform: Platform, db: DbOrTx, year: number): Promise<SellerState[]> {
  const figures = await findFigures(db, { year });
  const last = new Map((await reportStore.findLastRecords(db, year)).map((row) => [row.coach_id, row]));
  const ids = [...new Set([...figures.keys(), ...last.keys()])].sort();
  const sellers = await sellersOf(platform, db, ids);
  return ids.map((coachId) => {
    const record = last.get(coachId);
    const said = openFor<ReportedSeller>(platform, coachId, record?.sealed);
    const before = record && said ? { docRef: record.doc_ref, act: record.act, seller: said } : null;
    return stateOf({ coachId, known: sellers.get(coachId) ?? NONE, quarters: figures.get(coachId), last: before });
  });
}

type Facts = Pick<SellerState, "coachId" | "known" | "last"> & { quarters: Quarters | undefined };

const EMPTY = { considerationCents: 0, feeCents: 0, activities: 0 };

function stateOf({ coachId, known, last, quarters = [EMPTY, EMPTY, EMPTY, EMPTY] }: Facts): SellerState {
  const { details, identity } = known;
  const exclusion = exclusionOf({ quarters, countries: countriesOf(known) });
  const seller = details && identity ? { details, identity, quarters } : null;
  const isSame = seller !== null && last !== null && sellerContent(seller) === sellerContent(last.seller);
  const due = recordDue({
    isComplete: seller !== null,
    exclusion,
    reported: last ? { act: last.act, isSame } : undefined,
  });
  return { coachId, known, quarters, exclusion, seller, last, due };
}

const ACTS_OF: Record<TaxReport["kind"], readonly RecordAct[]> = {
  new: ["new"],
  correction: ["corrected", "deleted"],
  nil: [],
};

/** Those whom a message of this kind is about. */
export const dueIn = (states: SellerState[], kind: TaxReport["kind"]): SellerState[] =>
  states.filter(({ due }) => due && ACTS_OF[kind].includes(due));

type Known = { states: SellerState[]; reports: reportStore.ReportRow[] };

/** Whether there is anything to say by a message of this kind. */
export const isDue = ({ states, reports }: Known, kind: TaxReport["kind"]): boolean =>
  kind === "nil"
    ? isNilDue({ messages: reports.length, exclusions: states.map(({ exclusion }) => exclusion) })
    : dueIn(states, kind).length > 0;

/** Of what the message would say: any change is another hash. */
export const hashOf = (states: SellerState[], { year, kind }: Pick<TaxReport, "kind"> & { year: number }): string =>
  previewHash({
    year,
    kind,
    records: dueIn(states, kind).map(({ coachId, due, seller, last }) => [
      coachId,
      due,
      seller ? sellerContent(seller) : last?.docRef,
    ]),
  });

/** Why no message can be made now, the first thing that is in the way. */
export async function reportObstacle(
  { config, clock }: Platform,
  db: DbOrTx,
  { year, reports }: { year: number; reports: reportStore.ReportRow[] },
): Promise<TaxYear["obstacle"]> {
  if (!yearIsOver(year, clock.now())) return "running";
  if (await isYearOpen(db, year)) return "notClosed";
  if (!config.taxNumber) return "noSender";
  return reports.some(({ transmitted_on }) => transmitted_on === null) ? "untransmitted" : null;
}

/** A year as the team sees it; by default the one to report. */
export async function readYear(platform: Platform, wanted: number | undefined): Promise<TaxYear> {
  const { database, clock } = platform;
  const years = await findYears(database, clock.now());
  const year = wanted ?? (await yearToShow(platform, years));
  const [states, reports] = [
    await sellerStates(platform, database, year),
    await reportStore.findReports(database, year),
  ];
  const requests = await reportStore.findRequests(
    database,
    states.map(({ coachId }) => coachId),
  );
  const preview = (kind: TaxReport["kind"]) => ({
    isDue: isDue({ states, reports }, kind),
    count: dueIn(states, kind).length,
    hash: hashOf(states, { year, kind }),
  });
  return {
    year,
    years,
    dueOn: berlinDay(reportDueAt(year)),
    sellers: states.map((state) => presentSeller(state, requests.get(state.coachId))),
    reports: reports.map(presentReport),
    previews: { new: preview("new"), correction: preview("correction"), nil: preview("nil") },
    obstacle: await reportObstacle(platform, database, { year, reports }),
  };
}

/** The year whose report is due, also an empty one; afterwards the last one that was over with anything stated. */
async function yearToShow({ database, clock }: Platform, years: number[]): Promise<number> {
  const now = clock.now();
  const over = years.find((each) => yearIsOver(each, now));
  if (over !== undefined && now <= reportDueAt(over)) return over;
  return (await findLastStated(database, now)) ?? years[0] ?? now.getUTCFullYear();
}

function presentSeller(
  { coachId, known, quarters, exclusion, seller, last, due }: SellerState,
  request: { times: number; is_held: boolean } | undefined,
): TaxSeller {
  const form = known.details?.legalForm ?? "individual";
  return {
    coach: { id: coachId, name: known.identity ? nameOf(known.identity, form) : "" },
    state: exclusion ?? (seller ? "complete" : "missing"),
    asked: request?.times ?? 0,
    isHeld: request?.is_held ?? false,
    isReported: last !== null && last.act !== "deleted",
    due: due ?? null,
    quarters: [...quarters],
  };
}

const presentReport = (row: reportStore.ReportRow): TaxReport => ({
  id: row.id,
  kind: row.kind as TaxReport["kind"],
  messageRef: row.message_ref,
  sellers: row.sellers ?? 0,
  sha256: row.sha256,
  madeAt: row.made_at.toISOString(),
  madeBy: row.made_by ? { id: row.made_by, name: row.maker_name ?? "" } : null,
  transmittedOn: row.transmitted_on,
});
