import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import type { OutstandingPayout, Statement } from "@aufwind/contract/statements";
import type { Locale } from "@aufwind/rules/locale";
import { monthOf, payBy } from "@aufwind/rules/statements";
import { isBerlinHoliday } from "../../platform/calendar/berlin-holidays.ts";
import { type Database, type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { partyOf } from "../invoices/commands.ts";
import { makeDue } from "./payouts/store.ts";
import { presentStatement, sheetOf } from "./present.ts";
import { printStatement } from "./print-statement.ts";
import * as store from "./store.ts";

type Asked = PageAsked & { coachId: string };

/** One page of a coach's months. */
export async function listStatements({ database }: Platform, { coachId, ...asked }: Asked) {
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, coachId, asked),
    store.countAll(database, coachId),
  ]);
  return { items: rows.map(presentStatement), ...pageFacts({ ...asked, totalCount }) };
}

type Own = { id: string; coachId: string };

type Reading = Own & { locale: Locale; signal: AbortSignal };

/** The report of a coach's own month. */
export async function sheetFor({ database, config, log }: Platform, { locale, signal, ...own }: Reading) {
  const statement = await store.findOwn(database, own);
  if (!statement) throw new Problem("notFound");
  const [lines, coach] = [await store.findLines(database, own.id), await findUser(database, own.coachId)];
  const name = `${coach?.first_name ?? ""} ${coach?.last_name ?? ""}`.trim();
  const printed = { content: sheetOf(statement, { coach: name, lines }), locale, brand: config.brand };
  return { month: statement.month, bytes: await printStatement(printed, { owner: own.coachId, log, signal }) };
}

/** Retries a failed payout now. */
export async function retryPayout(platform: Platform, own: Own): Promise<Statement> {
  return transact(platform.database, async (tx) => {
    const isDue = await makeDue(tx, { ...own, now: platform.clock.now() });
    const statement = await store.findOwn(tx, own);
    if (!statement) throw new Problem("notFound");
    if (!isDue) throw new Problem("payoutNotDue");
    await platform.jobs.add(tx, "payouts-due", {});
    return presentStatement(statement);
  });
}

type Whose = { coachId: string; now: Date };

/** What a coach has earned and not been paid yet, and by when it is. */
export async function outstandingPayout(db: Database | Tx, { coachId, now }: Whose): Promise<OutstandingPayout> {
  const { open_cents, due_cents, due_by, is_connected } = await store.findOutstanding(db, coachId);
  const [open, isConnected] = [Math.max(0, open_cents), is_connected];
  const cents = open + due_cents;
  const by = open > 0 ? payBy(monthOf(now.getTime()), isBerlinHoliday) : due_by;
  return { cents, payBy: cents > 0 ? by : null, isConnected };
}

/** For a coach who leaves: what is owed is still paid out, and announced to the former address. */
export async function keepSettlement(tx: Tx, { clock }: Platform, coachId: string): Promise<void> {
  const party = await partyOf(tx, coachId);
  // Without legal details there were no sales.
  if (party) await store.keepContact(tx, { coachId, party, now: clock.now() });
}

const A_MONTH = 35 * 86_400_000;

/** Deletes the contacts of those who left and were paid. */
export const forgetSettled = async ({ database, clock }: Platform): Promise<void> => {
  await store.forgetSettled(database, new Date(clock.now().getTime() - A_MONTH));
};
