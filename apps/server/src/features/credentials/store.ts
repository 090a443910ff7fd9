import type { CredentialState, Entry, VerifiableSection } from "@aufwind/rules/credentials";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Credentials } from "../../platform/database/database-types.ts";
import { insertNewId } from "../../platform/database/insert-new.ts";

export type CredentialRow = Omit<Selectable<Credentials>, "section" | "state" | "verified_on" | "expires_on"> & {
  section: VerifiableSection;
  state: CredentialState;
  verified_on: string | null;
  expires_on: string | null;
  document_name: string | null;
};

/** With the name of its document; dates as texts. */
export const credentials = (db: DbOrTx) =>
  db
    .selectFrom("credentials")
    .leftJoin("documents", "documents.id", "credentials.document_id")
    .selectAll("credentials")
    .select([
      "documents.name as document_name",
      sql<string | null>`verified_on::text`.as("verified_on"),
      sql<string | null>`expires_on::text`.as("expires_on"),
    ])
    .$castTo<CredentialRow>();

/** Everything a coach offered and did not take back, the newest first. */
export const listCredentials = (db: DbOrTx, coachId: string): Promise<CredentialRow[]> =>
  credentials(db)
    .where("credentials.coach_id", "=", coachId)
    .where("state", "<>", "withdrawn")
    .orderBy("offered_at", "desc")
    .execute();

/** Adds one; undefined if the entry waits or is verified already. */
export const insertCredential = (tx: Tx, credential: Insertable<Credentials>) =>
  insertNewId(tx, "credentials", credential);

export const updateCredential = (tx: Tx, id: string, changed: Updateable<Credentials>) =>
  tx.updateTable("credentials").set(changed).where("id", "=", id).execute();

/** Takes one's own back; undefined if there is none that waits or is verified. */
export const withdraw = (tx: Tx, { id, coachId }: { id: string; coachId: string }) =>
  tx
    .updateTable("credentials")
    .set(WITHDRAWN)
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .where("state", "<>", "withdrawn")
    .returning("id")
    .executeTakeFirst();

/** No longer decided: neither verified nor refused. */
const UNDECIDED = { decided_at: null, decided_by: null, reason: null, verified_on: null, expires_on: null } as const;
export const WITHDRAWN = { state: "withdrawn", ...UNDECIDED } as const;

/** The entry of a credential as it is now: looked at again. */
export const resubmitted = (entry: Entry, now: Date) =>
  ({ ...entry, state: "waiting", offered_at: now, ...UNDECIDED }) as const;

/** Until which day coaches have a verified entry, by id: `infinity` if it does not lapse; others are left out. */
export async function findVerifiedUntil(db: DbOrTx, coachIds: string[], day: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ coach_id: string; until: string }>`
    select coach_id, max(coalesce(expires_on, 'infinity'))::text as until from credentials
    where coach_id = any(${coachIds}::uuid[]) and state = 'verified' and coalesce(expires_on, 'infinity') > ${day}::date
    group by coach_id`.execute(db);
  return new Map(rows.map(({ coach_id, until }) => [coach_id, until]));
}

/** The entries of a coach's resume that can be verified, in their order. */
export const listEntries = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("resume_entries")
    .select(["section", "title", "year", "organisation", "description"])
    .where("coach_id", "=", coachId)
    .where("section", "in", ["education", "training"])
    .orderBy("section")
    .orderBy("place_in_list")
    .execute();

/** Coaches with an entry that was verified until this day or one before it. */
export async function findLapsed(db: DbOrTx, coachIds: string[], day: string): Promise<string[]> {
  const { rows } = await sql<{ coach_id: string }>`
    select distinct coach_id from credentials
    where coach_id = any(${coachIds}::uuid[]) and state = 'verified' and expires_on <= ${day}::date`.execute(db);
  return rows.map(({ coach_id }) => coach_id);
}
