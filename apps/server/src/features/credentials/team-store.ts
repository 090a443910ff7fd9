import type { CredentialState } from "@aufwind/rules/credentials";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { type CredentialRow, credentials } from "./store.ts";

/** A list longer than this is worked off from its beginning. */
const MOST = 100;

export type TeamRow = CredentialRow & { first_name: string; last_name: string; file_key: string | null };

const ofTeam = (db: DbOrTx) =>
  credentials(db)
    .innerJoin("users", "users.id", "credentials.coach_id")
    .select(["users.first_name", "users.last_name", "documents.file_key"])
    .$castTo<TeamRow>();

type Asked = { state: CredentialState; coachId?: string | undefined };

export const listInState = (db: DbOrTx, { state, coachId }: Asked): Promise<TeamRow[]> =>
  ofTeam(db)
    .where("state", "=", state)
    .where(coachId ? sql<boolean>`credentials.coach_id = ${coachId}` : sql<boolean>`true`)
    .orderBy("offered_at")
    .orderBy("credentials.id")
    .limit(MOST)
    .execute();

export const findOne = (db: DbOrTx, id: string): Promise<TeamRow | undefined> =>
  ofTeam(db).where("credentials.id", "=", id).executeTakeFirst();

/** The same, locked until the commit. */
export async function lockOne(tx: Tx, id: string): Promise<TeamRow | undefined> {
  await tx.selectFrom("credentials").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return findOne(tx, id);
}
