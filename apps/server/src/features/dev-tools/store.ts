import type { Database } from "../../platform/database/database.ts";

export const newestMails = (database: Database) =>
  database.selectFrom("mails").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(100).execute();

export const findMail = (database: Database, id: string) =>
  database.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
