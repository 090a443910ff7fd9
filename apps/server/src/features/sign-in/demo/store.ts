import type { Database } from "../../../platform/database/database.ts";

/** Which of these addresses have an account: somebody may have deleted one. */
export const knownEmails = async (database: Database, emails: string[]): Promise<Set<string>> => {
  const rows = await database.selectFrom("users").select("email").where("email", "in", emails).execute();
  return new Set(rows.flatMap(({ email }) => email ?? []));
};
