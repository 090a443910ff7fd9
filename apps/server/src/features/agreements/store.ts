import type { Locale } from "@aufwind/rules/locale";
import { type RawBuilder, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";

export type VersionRow = {
  id: string;
  number: number;
  title: string;
  languages: Locale[];
  text: string | null;
  file_key: string | null;
  file_name: string | null;
  file_bytes: number | null;
  fingerprint: string;
  asks_again: boolean;
  published_at: Date;
};
export type AgreementRow = {
  id: string;
  coach_id: string;
  coach_name: string;
  is_required: boolean;
  retired_at: Date | null;
  /** The newest first. */
  versions: VersionRow[];
};

type Stored = Omit<AgreementRow, "versions"> & {
  versions: (Omit<VersionRow, "published_at"> & { published_at: string })[];
};

const dated = ({ versions, ...row }: Stored): AgreementRow => ({
  ...row,
  versions: versions.map((version) => ({ ...version, published_at: new Date(version.published_at) })),
});

/** Agreements with all their versions: a coach has a handful. */
export async function findAgreements(db: DbOrTx, where: RawBuilder<unknown>): Promise<AgreementRow[]> {
  const { rows } = await sql<Stored>`
    select agreements.id, agreements.coach_id, trim(coach.first_name || ' ' || coach.last_name) as coach_name, is_required,
      retired_at, (select jsonb_agg(to_jsonb(version) order by version.number desc) from agreement_versions version
        where version.agreement_id = agreements.id) as versions
    from agreements join users coach on coach.id = agreements.coach_id
    where ${where} order by agreements.created_at, agreements.id`.execute(db);
  return rows.map(dated);
}

type Own = { id: string; coachId: string };

export const findOwn = async (db: DbOrTx, { id, coachId }: Own): Promise<AgreementRow | undefined> =>
  (await findAgreements(db, sql`agreements.id = ${id} and agreements.coach_id = ${coachId}`))[0];

export const findOfCoach = (db: DbOrTx, coachId: string): Promise<AgreementRow[]> =>
  findAgreements(db, sql`agreements.coach_id = ${coachId} and retired_at is null`);

/** One writer or signer at a time, so that nobody signs what is being replaced. */
export async function lockAgreement(tx: Tx, id: string): Promise<boolean> {
  return hasRow(tx.selectFrom("agreements").select("id").where("id", "=", id).forUpdate());
}

type NewAgreement = { coachId: string; isRequired: boolean; now: Date; most: number };

/** Returns its id, or undefined if there is no room for more; one coach at a time, so that two count each other. */
export async function insertAgreement(tx: Tx, { coachId, isRequired, now, most }: NewAgreement) {
  await sql`select pg_advisory_xact_lock(hashtextextended('agreements ' || ${coachId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    insert into agreements (coach_id, is_required, created_at) select ${coachId}::uuid, ${isRequired}::boolean, ${now}::timestamptz
    where (select count(*) from agreements where coach_id = ${coachId} and retired_at is null) < ${most}
    returning id`.execute(tx);
  return rows[0]?.id;
}

export type NewVersion = Omit<VersionRow, "id"> & { agreement_id: string };
export const insertVersion = (tx: Tx, version: NewVersion) =>
  tx.insertInto("agreement_versions").values(version).execute();

type Change = { is_required?: boolean; retired_at?: Date };
/** Returns whether there is such an agreement of this coach that is still asked for. */
export async function updateAgreement(tx: Tx, { id, coachId }: Own, change: Change): Promise<boolean> {
  return affectsRow(
    tx
      .updateTable("agreements")
      .set(change)
      .where("id", "=", id)
      .where("coach_id", "=", coachId)
      .where("retired_at", "is", null),
  );
}

/**
 * A coach who leaves asks for nothing any more. What nobody accepted goes, and the keys of its files are returned; what
 * somebody accepted stays with them.
 */
export async function leaveAgreements(tx: Tx, { coachId, now }: { coachId: string; now: Date }): Promise<string[]> {
  const own = sql`select id from agreements where coach_id = ${coachId}`;
  const { rows } = await sql<{ file_key: string | null }>`
    delete from agreement_versions where agreement_id in (${own})
      and not exists (select from agreement_acceptances where version_id = agreement_versions.id)
    returning file_key`.execute(tx);
  await sql`
    delete from agreements where coach_id = ${coachId}
      and not exists (select from agreement_versions where agreement_id = agreements.id)`.execute(tx);
  await tx.updateTable("agreements").set({ retired_at: now }).where("coach_id", "=", coachId).execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}
