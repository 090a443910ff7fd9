import type { Database } from "../../../platform/database/database.ts";

/** Which of these addresses have an account: one may have been deleted. */
export const knownEmails = async (database: Database, emails: string[]): Promise<Set<string>> => {
  const rows = await database.selectFrom("users").select("email").where("email", "in", emails).execute();
  return new Set(rows.flatMap(({ email }) => email ?? []));
};

/** Hashes that several accounts share; each hash has its own salt, so this never happens by itself. */
export const sharedHashes = async (database: Database): Promise<string[]> => {
  const rows = await database
    .selectFrom("users")
    .select("password_hash")
    .where("password_hash", "is not", null)
    .groupBy("password_hash")
    .having((eb) => eb.fn.countAll(), ">", 1)
    .execute();
  return rows.flatMap(({ password_hash }) => password_hash ?? []);
};

export const markDemo = (database: Database, passwordHash: string) =>
  database.updateTable("users").set({ is_demo: true }).where("password_hash", "=", passwordHash).execute();

export const demoIds = async (database: Database): Promise<string[]> => {
  const rows = await database.selectFrom("users").select("id").where("is_demo", "=", true).execute();
  return rows.map(({ id }) => id);
};
