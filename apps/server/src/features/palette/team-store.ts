import type { CaseKind } from "@aufwind/rules/cases";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { containsPattern } from "../../platform/database/like-pattern.ts";

const MOST_CASES = 5;
const SHOWN = ["c.number", "c.kind", "c.source", "c.subject", "c.state", "c.due_at", "c.person_name"] as const;

const rowsOf = (database: Database, kinds: readonly CaseKind[]) =>
  database.selectFrom("cases as c").select(SHOWN).where(sql<boolean>`c.kind = any(${kinds}::text[])`).limit(MOST_CASES);
export type CaseRow = Awaited<ReturnType<typeof findMine>>[number];

type Whose = { operatorId: string; kinds: readonly CaseKind[] };

/** What is due next of one's own. */
export const findMine = (database: Database, { operatorId, kinds }: Whose) =>
  rowsOf(database, kinds)
    .where("c.state", "=", "open")
    .where("c.assignee_id", "=", operatorId)
    .orderBy("c.due_at")
    .orderBy("c.id")
    .execute();

/** By number, or by all words of the subject, name or address; open ones by deadline, then closed ones. */
export const findCases = (database: Database, { typed, kinds }: { typed: string; kinds: readonly CaseKind[] }) => {
  const number = /^#?(\d{1,12})$/.exec(typed)?.[1];
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rowsOf(database, kinds)
    .where((eb) =>
      number
        ? eb("c.number", "=", Number(number))
        : eb.and(words.map((word) => eb("c.search_text", "like", containsPattern(word)))),
    )
    .orderBy(sql`c.state = 'closed'`)
    .orderBy("c.due_at")
    .orderBy("c.id")
    .execute();
};
