import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { insertNew } from "../../platform/database/insert-new.ts";
import type { SealedColumns } from "../../platform/session/sealed-text.ts";
import { workTogether } from "../coach-clients/store.ts";
import { isReachedBy } from "../coaches/store.ts";
import { type AgreementRow, findAgreements } from "./store.ts";

type Signature = SealedColumns | { [K in keyof SealedColumns]: null };
export type AcceptanceRow = Signature & {
  id: string;
  agreement_id: string;
  version_id: string;
  number: number;
  client_id: string;
  accepted_at: Date;
};

type Query = { agreementIds: readonly string[]; clientId?: string };

/** Acceptances of agreements, by all clients or by one; the latest version first. */
export async function findAcceptances(db: DbOrTx, { agreementIds, clientId }: Query): Promise<AcceptanceRow[]> {
  const by = clientId === undefined ? sql`` : sql`and accepted.client_id = ${clientId}`;
  const { rows } = await sql<AcceptanceRow>`
    select accepted.id, version.agreement_id, version_id, version.number, accepted.client_id, accepted_at,
      sealed, wrapped_key, key_name
    from agreement_acceptances accepted join agreement_versions version on version.id = version_id
    left join agreement_signatures signature on signature.id = accepted.id
    where version.agreement_id = any(${agreementIds}::uuid[]) ${by} order by version.number desc`.execute(db);
  return rows;
}

const isTogether = (clientId: string) =>
  workTogether({ coachId: sql.ref("agreements.coach_id"), clientId: sql`${clientId}::uuid` });

const hasAccepted = (clientId: string) => sql<boolean>`exists (select from agreement_acceptances accepted
  join agreement_versions version on version.id = accepted.version_id
  where version.agreement_id = agreements.id and accepted.client_id = ${clientId})`;

/** What a client may read: of a coach they work with or whose page they can see, and what they have accepted. */
const mayRead = (clientId: string) => sql<boolean>`(${hasAccepted(clientId)} or (retired_at is null
  and (${isTogether(clientId)} or exists (select from coaches where coaches.user_id = agreements.coach_id
    and ${isReachedBy({ viewerId: sql`${clientId}::uuid` })}))))`;

type OwnQuery = { clientId: string; coachId?: string | undefined };

/** A client's: of the coaches they work with and what they accepted, or everything of one coach. */
export const findReadableVersions = (db: DbOrTx, { clientId, coachId }: OwnQuery): Promise<AgreementRow[]> =>
  findAgreements(
    db,
    coachId
      ? sql`agreements.coach_id = ${coachId} and ${mayRead(clientId)}`
      : sql`${hasAccepted(clientId)} or (retired_at is null and ${isTogether(clientId)})`,
  );

export const findReadableOne = async (db: DbOrTx, { id, clientId }: { id: string; clientId: string }) =>
  (await findAgreements(db, sql`agreements.id = ${id} and ${mayRead(clientId)}`))[0];

type NewAcceptance = { id: string; version_id: string; client_id: string; accepted_at: Date };

/** Returns whether it was not accepted before. */
export async function insertAcceptance(tx: Tx, accepted: NewAcceptance, signature: SealedColumns): Promise<boolean> {
  if (!(await insertNew(tx, "agreement_acceptances", accepted))) return false;
  const { id, client_id } = accepted;
  await tx
    .insertInto("agreement_signatures")
    .values({ id, client_id, ...signature })
    .execute();
  return true;
}

type FoundAcceptance = AcceptanceRow & { coach_id: string };

/** For its client and its coach: both may need the copy long after they have worked together. */
export async function findAcceptance(db: DbOrTx, { id, userId }: { id: string; userId: string }) {
  const { rows } = await sql<FoundAcceptance>`
    select accepted.id, version.agreement_id, version_id, version.number, accepted.client_id, accepted_at, coach_id,
      sealed, wrapped_key, key_name
    from agreement_acceptances accepted join agreement_versions version on version.id = version_id
    join agreements on agreements.id = agreement_id
    left join agreement_signatures signature on signature.id = accepted.id
    where accepted.id = ${id} and (accepted.client_id = ${userId} or coach_id = ${userId})`.execute(db);
  return rows[0];
}

/** The file of a version: its coach's, and of whoever may read it now or has accepted it. */
export async function findVersionFile(db: DbOrTx, { id, userId }: { id: string; userId: string }) {
  const { rows } = await sql<{ file_key: string; file_name: string }>`
    select file_key, file_name from agreement_versions shown join agreements on agreements.id = agreement_id
    where shown.id = ${id} and file_key is not null and (coach_id = ${userId} or (${mayRead(userId)}
      and (exists (select from agreement_acceptances own where own.version_id = shown.id and own.client_id = ${userId})
        or shown.number = (select max(number) from agreement_versions latest where latest.agreement_id = agreements.id))))`.execute(
    db,
  );
  return rows[0];
}

export type ClientRow = { id: string; name: string };

/** A coach's clients who are still here, by name. */
export async function findClients(db: DbOrTx, coachId: string): Promise<ClientRow[]> {
  const people = { coachId: sql`${coachId}::uuid`, clientId: sql.ref("users.id") };
  const { rows } = await sql<ClientRow>`
    select users.id, trim(first_name || ' ' || last_name) as name from relations join users on users.id = client_id
    where relations.coach_id = ${coachId} and deleted_at is null and ${workTogether(people)} order by name, users.id`.execute(
    db,
  );
  return rows;
}

/** When the coach asked whom for a version. */
export const findRequests = (db: DbOrTx, versionId: string) =>
  db.selectFrom("agreement_requests").select(["client_id", "asked_at"]).where("version_id", "=", versionId).execute();

type NewRequests = { versionId: string; clientIds: readonly string[]; now: Date };

/** Returns those who were not asked before. */
export async function insertRequests(tx: Tx, { versionId, clientIds, now }: NewRequests): Promise<string[]> {
  const { rows } = await sql<{ client_id: string }>`
    insert into agreement_requests (version_id, client_id, asked_at)
    select ${versionId}::uuid, client, ${now}::timestamptz from unnest(${clientIds}::uuid[]) client
    on conflict do nothing returning client_id`.execute(tx);
  return rows.map(({ client_id }) => client_id);
}

/** A client's name goes; that somebody agreed, to what and when, stays with the coach. */
export async function forgetClient(tx: Tx, clientId: string): Promise<void> {
  await tx.deleteFrom("agreement_signatures").where("client_id", "=", clientId).execute();
  await tx.deleteFrom("agreement_requests").where("client_id", "=", clientId).execute();
}
