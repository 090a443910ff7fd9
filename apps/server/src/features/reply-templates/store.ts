import { MOST_REPLY_TEMPLATES } from "@aufwind/rules/reply-templates";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";

export type TemplateRow = { id: string; title: string; text: string };
type Own = { coachId: string; id: string };
type Given = { title: string; text: string; now: Date };

export const findTemplates = (db: DbOrTx, coachId: string): Promise<TemplateRow[]> =>
  db
    .selectFrom("reply_templates")
    .select(["id", "title", "text"])
    .where("coach_id", "=", coachId)
    .orderBy(sql`lower(title)`)
    .execute();

/** At the first free place; undefined if there is none, or the title is taken. */
export async function insertTemplate(tx: Tx, coachId: string, { title, text, now }: Given) {
  const { rows } = await sql<TemplateRow>`
    insert into reply_templates (coach_id, place, title, text, changed_at)
    select coach_id, place, ${title}, ${text}, ${now}
    from (select ${coachId}::uuid as coach_id) as coach, generate_series(1, ${MOST_REPLY_TEMPLATES}::int) as place
    where not exists (
      select from reply_templates as taken where taken.coach_id = coach.coach_id and taken.place = place.place
    )
    order by place limit 1
    on conflict do nothing returning id, title, text`.execute(tx);
  return rows[0];
}

export const isTitleTaken = (db: DbOrTx, { coachId, id }: Partial<Own> & { coachId: string }, title: string) =>
  hasRow(
    db
      .selectFrom("reply_templates")
      .select("id")
      .where("coach_id", "=", coachId)
      .where("title", "=", title)
      .$if(id !== undefined, (query) => query.where("id", "<>", id ?? "")),
  );

export const updateTemplate = (tx: Tx, { coachId, id }: Own, { title, text, now }: Given) =>
  tx
    .updateTable("reply_templates")
    .set({ title, text, changed_at: now })
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .returning(["id", "title", "text"])
    .executeTakeFirst();

export const deleteTemplate = (db: DbOrTx, { coachId, id }: Own): Promise<boolean> =>
  affectsRow(db.deleteFrom("reply_templates").where("id", "=", id).where("coach_id", "=", coachId));

/** The first name of the client of a coach's conversation; empty if they have left, undefined if it is not the coach's. */
export async function findClientName(db: DbOrTx, { coachId, id }: Own): Promise<string | undefined> {
  const row = await db
    .selectFrom("conversations")
    .innerJoin("users", "users.id", "conversations.client_id")
    .select(["users.first_name", "users.deleted_at"])
    .where("conversations.id", "=", id)
    .where("conversations.coach_id", "=", coachId)
    .executeTakeFirst();
  return row && (row.deleted_at ? "" : row.first_name);
}
