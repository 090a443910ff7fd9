import { pageFacts } from "@aufwind/contract/lists";
import type { Statement } from "@aufwind/contract/statements";
import type { Locale } from "@aufwind/rules/locale/locale";
import type { Direction } from "@aufwind/rules/search/search";
import { transact } from "../../platform/database/database.ts";
import { statementSheet } from "../../platform/documents/statement-sheet.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { makeDue } from "./payouts/store.ts";
import { presentStatement, sheetOf } from "./present.ts";
import * as store from "./store.ts";

type Asked = { coachId: string; page: number; size: number; sort: Direction };

/** One page of a coach's months. */
export async function listStatements({ database }: Platform, { coachId, ...asked }: Asked) {
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, coachId, asked),
    store.countAll(database, coachId),
  ]);
  return { items: rows.map(presentStatement), ...pageFacts({ ...asked, totalCount }) };
}

type Own = { id: string; coachId: string };

/** The report of a coach's own month. */
export async function sheetFor({ database, words }: Platform, { locale, ...own }: Own & { locale: Locale }) {
  const statement = await store.findOwn(database, own);
  if (!statement) throw new Problem("notFound");
  const [lines, coach] = [await store.findLines(database, own.id), await findUser(database, own.coachId)];
  const name = `${coach?.first_name ?? ""} ${coach?.last_name ?? ""}`.trim();
  const content = sheetOf(statement, { coach: name, lines });
  return { month: statement.month, bytes: await statementSheet(words, content, locale) };
}

/** Lets a payout that failed be tried again now. */
export async function retryPayout(platform: Platform, own: Own): Promise<Statement> {
  return transact(platform.database, async (tx) => {
    const isDue = await makeDue(tx, { ...own, now: platform.clock.now() });
    const statement = await store.findOwn(tx, own);
    if (!statement) throw new Problem("notFound");
    if (!isDue) throw new Problem("notPossibleNow");
    await platform.jobs.add(tx, "payouts-due", {});
    return presentStatement(statement);
  });
}
