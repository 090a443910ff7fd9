import type { Database } from "../../platform/database/database.ts";

const HEAD = ["id", "to_address", "subject", "locale", "state", "created_at"] as const;

export const newestMails = (database: Database) =>
  database.selectFrom("mails").select(HEAD).orderBy("created_at", "desc").orderBy("id", "desc").limit(100).execute();

export const findMail = (database: Database, id: string) =>
  database
    .selectFrom("mails")
    .select([...HEAD, "text", "html"])
    .where("id", "=", id)
    .executeTakeFirst();
