import { pageFacts } from "@aufwind/contract/lists";
import type { Statement } from "@aufwind/contract/statements";
import type { Locale } from "@aufwind/rules/locale/locale";
import type { Direction } from "@aufwind/rules/search/search";
import { transact } from "../../platform/database/database.ts";
import { printPaper } from "../../platform/documents/papers.ts";
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

type Reading = Own & { locale: Locale; signal: AbortSignal };

/** The report of a coach's own month. */
export async function sheetFor({ database, config, log }: Platform, { locale, signal, ...own }: Reading) {
  const statement = await store.findOwn(database, own);
  if (!statement) throw new Problem("notFound");
  const [lines, coach] = [await store.findLines(database, own.id), await findUser(database, own.coachId)];
  const name = `${coach?.first_name ?? ""} ${coach?.last_name ?? ""}`.trim();
  const paper = { statement: sheetOf(statement, { coach: name, lines }), locale, brand: config.brand };
  return { month: statement.month, bytes: await printPaper(paper, { owner: own.coachId, log, signal }) };
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
