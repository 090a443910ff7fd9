import { type LedgerPosting, type LedgerTotals, MOST_EXPORTED } from "@aufwind/contract/ledger";
import { LEDGER_ACCOUNTS, type LedgerAccount, type LedgerKind } from "@aufwind/rules/ledger";
import type { Locale } from "@aufwind/rules/locale";
import { berlinDayStart } from "../../platform/calendar/berlin-days.ts";
import { type CsvColumn, csvHead, csvLines } from "../../platform/documents/csv.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordView } from "../audit-log/commands.ts";
import * as store from "./posting-store.ts";

/** Days in Berlin, both included. */
export type LedgerFilter = {
  account?: LedgerAccount | undefined;
  coachId?: string | undefined;
  kind?: LedgerKind | undefined;
  appointmentId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const wantedOf = ({ from, to, ...filter }: LedgerFilter): store.Wanted => ({
  ...filter,
  from: from === undefined ? undefined : berlinDayStart(from),
  until: to === undefined ? undefined : berlinDayStart(to, 1),
});

const PAGE = 50;

/** The newest postings, or those before one of them. */
export async function listPostings(
  { database }: Platform,
  { before, ...filter }: LedgerFilter & { before?: string | undefined },
) {
  const part = { limit: PAGE + 1, order: "newest", beyond: before } as const;
  const rows = await store.findPostings(database, wantedOf(filter), part);
  return { items: rows.slice(0, PAGE).map(presentPosting), hasNext: rows.length > PAGE };
}

const presentPosting = ({
  id,
  at,
  kind,
  appointment_id,
  reason,
  statement,
  entries,
}: store.PostingRow): LedgerPosting => ({
  ...{ id, at: at.toISOString(), kind, appointmentId: appointment_id, reason, statement, entries: entries ?? [] },
});

/** What the postings of a filter moved on each account, and how many they are. */
export async function totalsOf({ database }: Platform, filter: LedgerFilter): Promise<LedgerTotals> {
  const wanted = wantedOf(filter);
  const [accounts, postings] = await Promise.all([
    store.sumPostings(database, wanted),
    store.countPostings(database, wanted),
  ]);
  const place = ({ account }: { account: LedgerAccount }) => LEDGER_ACCOUNTS.indexOf(account);
  return { accounts: accounts.toSorted((one, other) => place(one) - place(other)), postings };
}

const BATCH = 1000;

type ExportParams = { filter: LedgerFilter; operatorId: string; locale: Locale };

/** The sheet of a filter, read and written piece by piece; too long a one is refused before. */
export async function exportLedger(platform: Platform, { filter, operatorId, locale }: ExportParams) {
  const wanted = wantedOf(filter);
  const count = await store.countPostings(platform.database, wanted, MOST_EXPORTED + 1);
  if (count > MOST_EXPORTED) throw new Problem("ledgerTooLong");
  await recordView(platform, { operatorId, action: "ledger.export", after: { ...filter, postings: count } });
  return ReadableStream.from(written(platform, { wanted, locale, most: count })).pipeThrough(new TextEncoderStream());
}

type WrittenParams = { wanted: store.Wanted; locale: Locale; most: number };

async function* written({ database, translator }: Platform, { wanted, locale, most }: WrittenParams) {
  const columns = columnsIn(translator, locale);
  yield csvHead(columns, locale);
  let beyond: string | undefined;
  for (let left = most; left > 0; left -= BATCH) {
    const limit = Math.min(BATCH, left);
    const rows = await store.findPostings(database, wanted, { limit, order: "oldest", beyond });
    beyond = rows.at(-1)?.id;
    yield csvLines(columns, rows.map(presentPosting).flatMap(linesOf), locale);
    if (rows.length < limit) return;
  }
}

type Line = Omit<LedgerPosting, "entries"> & LedgerPosting["entries"][number];

const linesOf = ({ entries, ...posting }: LedgerPosting): Line[] => entries.map((entry) => ({ ...posting, ...entry }));

type Head =
  | ("at" | "posting" | "kind" | "account" | "coach" | "appointment" | "statement" | "reason")
  | ("debit" | "credit");

/** One line for each entry; debit and credit in euros. */
function columnsIn({ t }: Translator, locale: Locale): CsvColumn<Line>[] {
  const head = (key: Head) => t(locale, `ledger:head.${key}`);
  return [
    { heading: head("at"), value: ({ at }) => at },
    { heading: head("posting"), value: ({ id }) => id },
    { heading: head("kind"), value: ({ kind }) => t(locale, `ledger:kinds.${kind}`) },
    { heading: head("account"), value: ({ account }) => t(locale, `ledger:accounts.${account}`) },
    { heading: head("coach"), value: ({ coach }) => coach?.name },
    { heading: head("appointment"), value: ({ appointmentId }) => appointmentId },
    { heading: head("statement"), value: ({ statement }) => statement?.month },
    { heading: head("reason"), value: ({ reason }) => reason },
    { heading: head("debit"), value: ({ amountCents }) => (amountCents > 0 ? amountCents / 100 : null), digits: 2 },
    { heading: head("credit"), value: ({ amountCents }) => (amountCents < 0 ? -amountCents / 100 : null), digits: 2 },
  ];
}
