import { sql } from "kysely";
import { type Database, type DbOrTx, transact } from "../../platform/database/database.ts";
import type { DeletionBatch } from "../../platform/database/delete-batch.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";

type Causes = { source: string; sourceIds: readonly string[] };

/** How far the latest case of each cause is, or the one that it was merged into. */
export const findProgress = (db: DbOrTx, { source, sourceIds }: Causes) =>
  db
    .selectFrom("cases as c")
    .leftJoin("cases as target", "target.id", "c.merged_into_id")
    .distinctOn("c.source_id")
    .select([
      "c.source_id",
      sql<string>`coalesce(target.state, c.state)`.as("state"),
      sql<Date | null>`case when target.id is null then c.answered_at else target.answered_at end`.as("answered_at"),
    ])
    .where("c.source", "=", source)
    .where("c.source_id", "=", sql<string>`any(${sourceIds}::text[])`)
    .orderBy("c.source_id")
    .orderBy("c.opened_at", "desc")
    .execute();

/** What the person and the team wrote to each other, also in the case that theirs was merged into. */
export const findMessages = (db: DbOrTx, { source, sourceId }: { source: string; sourceId: string }) =>
  db
    .with("mine", (query) =>
      query
        .selectFrom("cases")
        .select(["id", "merged_into_id"])
        .where("source", "=", source)
        .where("source_id", "=", sourceId),
    )
    .selectFrom("case_entries")
    .select(["id", "kind", "text", "at"])
    .where("kind", "in", ["received", "sent"])
    .where(sql<boolean>`case_id in (select id from mine union all select merged_into_id from mine)`)
    .orderBy("at")
    .orderBy("id")
    .execute();

type Person = { userId: string; email: string };

/** Cases of a person, by account or by the address that was given. */
const ofPerson = ({ userId, email }: Person) =>
  sql<boolean>`(cases.person_id = ${userId} or lower(cases.person_email) = lower(${email}))`;

/** What both sides wrote, for the person's copy of their data; notes are the team's own. */
export const casesOf = (db: DbOrTx, person: Person) =>
  db
    .selectFrom("cases")
    .innerJoin("case_entries as entry", "entry.case_id", "cases.id")
    .select([
      "cases.number",
      "cases.kind",
      "cases.subject",
      "cases.state",
      "entry.kind as direction",
      "entry.text",
      "entry.at",
    ])
    .where(ofPerson(person))
    .where("entry.kind", "in", ["received", "sent"])
    .orderBy("entry.at")
    .execute();

/** Empties what was written with somebody, and forgets who it was; what was done stays. Questions have nobody to answer. */
export async function eraseCasesOf(db: DbOrTx, { now, ...person }: Person & { now: Date }): Promise<void> {
  await emptyTexts(db, ofPerson(person));
  await db
    .updateTable("cases")
    .set({
      ...NOBODY,
      state: sql`case when kind = 'question' then 'closed' else state end`,
      closed_at: sql`case when kind = 'question' then coalesce(closed_at, ${now}) else closed_at end`,
      wakes_at: sql`case when kind = 'question' then null else wakes_at end`,
    })
    .where(ofPerson(person))
    .execute();
}

const NOBODY = {
  person_id: null,
  person_name: "",
  person_email: null,
  subject: null,
  version: sql<number>`version + 1`,
};

const emptyTexts = (db: DbOrTx, which: ReturnType<typeof sql<boolean>>) =>
  db
    .updateTable("case_entries")
    .set({ text: "" })
    .where("text", "<>", "")
    .where("case_id", "in", (eb) => eb.selectFrom("cases").select("id").where(which))
    .execute();

/** The same for everything that was closed long ago. */
export const emptyOldCases = (db: Database, { before, limit }: DeletionBatch): Promise<number> =>
  transact(db, async (tx) => {
    const old = tx
      .selectFrom("cases")
      .select("id")
      .where("state", "=", "closed")
      .where("closed_at", "<", before)
      .where(hasNoLegalHold(sql.ref("cases.person_id")))
      .where((eb) =>
        eb.or([eb("person_id", "is not", null), eb("person_name", "<>", ""), eb("subject", "is not", null)]),
      );
    const ids = (await old.limit(limit).forUpdate().skipLocked().execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await emptyTexts(tx, sql<boolean>`cases.id = any(${ids})`);
    await tx.updateTable("cases").set(NOBODY).where("id", "in", ids).execute();
    return ids.length;
  });
