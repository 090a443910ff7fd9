import type { Insertable, Selectable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ResumeEntries } from "../../platform/database/database-types.ts";

export type Section = "education" | "work" | "training" | "publication" | "conference";

/** A resume with its entries, and the name of its document if it still exists. */
export const findResume = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("resumes")
    .leftJoin("documents", "documents.id", "resumes.document_id")
    .select(["resumes.id", "resumes.title", "resumes.description", "documents.name as document_name"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("resume_entries")
          .select(["section", "title", "year", "organisation", "description"])
          .whereRef("resume_entries.coach_id", "=", "resumes.coach_id")
          .orderBy("place_in_list"),
      ).as("entries"),
    )
    .where("resumes.coach_id", "=", coachId)
    .executeTakeFirst();

export type ResumeRow = NonNullable<Awaited<ReturnType<typeof findResume>>>;

type Head = { title?: string; description?: string; document_id?: string | null; updated_at: Date };

/** Updates the given fields; omitted ones stay. */
export const upsertHead = (tx: Tx, coachId: string, head: Head) =>
  tx
    .insertInto("resumes")
    .values({ coach_id: coachId, ...head })
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet(head))
    .execute();

type StoredEntry = Pick<Selectable<ResumeEntries>, "title" | "year" | "organisation" | "description">;
type ReplaceEntriesParams = {
  section: Section;
  entries: Omit<Insertable<ResumeEntries>, "coach_id" | "section" | "place_in_list">[];
};

/** Replaces the section's entries, in this order; returns those before. */
export async function replaceEntries(
  tx: Tx,
  coachId: string,
  { section, entries }: ReplaceEntriesParams,
): Promise<StoredEntry[]> {
  const before = await tx
    .deleteFrom("resume_entries")
    .where("coach_id", "=", coachId)
    .where("section", "=", section)
    .returning(["title", "year", "organisation", "description"])
    .execute();
  if (entries.length === 0) return before;
  const rows = entries.map((entry, place_in_list) => ({ ...entry, coach_id: coachId, section, place_in_list }));
  await tx.insertInto("resume_entries").values(rows).execute();
  return before;
}
