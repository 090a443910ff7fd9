import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

export type Reader = { id: string; email: string; first_name: string; locale: string };

/** Takes the person whose unread messages wait longest for a mail; other workers take others. */
export async function lockReader(tx: Tx, now: Date): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select users.id, email, first_name, locale from users join (
      select user_id, min(mail_due_at) as since from conversation_sides where mail_due_at <= ${now} group by user_id
    ) due on due.user_id = users.id
    where email is not null order by since limit 1 for no key update of users skip locked`.execute(tx);
  return rows[0];
}

type Due = { userId: string; now: Date };

/** Another worker may have been faster. */
export const isDue = async (tx: Tx, { userId, now }: Due): Promise<boolean> => {
  const rows = await tx
    .selectFrom("conversation_sides")
    .select("conversation_id")
    .where("user_id", "=", userId)
    .where("mail_due_at", "<=", now)
    .limit(1)
    .execute();
  return rows.length > 0;
};

/** One mail covers everything unread, also what came a minute ago. */
export const setMailed = (tx: Tx, userId: string) =>
  tx
    .updateTable("conversation_sides")
    .set({ mail_due_at: null })
    .where("user_id", "=", userId)
    .where("mail_due_at", "is not", null)
    .execute();

export const postponeMail = (tx: Tx, { userId, now, until }: Due & { until: Date }) =>
  tx
    .updateTable("conversation_sides")
    .set({ mail_due_at: until })
    .where("user_id", "=", userId)
    .where("mail_due_at", "<=", now)
    .execute();
