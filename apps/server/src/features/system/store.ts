import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import type { FailureKind, Room } from "@aufwind/rules/system";
import { type RawBuilder, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasRow } from "../../platform/database/has-row.ts";

/** What failed, and where its case stands. */
export type Failed = { id: string; kind: FailureKind; sourceId: string; name: string };
const FAILED = sql`id, kind, source_id as "sourceId", name`;

/** Jobs that were given the same are one: doing one again does all of them. */
const jobKey = sql`case when coalesce(data, '{}') = '{}' then name else name || ' ' || md5(data::text) end`;

/** Whether a job that was given the same has been done since. */
const isDoneSince = (failed: "latest" | "failures") => {
  const [name, data] = [sql.ref(`${failed}.name`), sql.ref(`${failed}.data`)];
  const at = sql.ref(failed === "latest" ? "latest.completed_on" : "failures.failed_at");
  return sql<boolean>`exists (select from pgboss.job done where done.name = ${name} and done.state = 'completed'
    and coalesce(done.data, '{}') = coalesce(${data}, '{}') and done.completed_on > ${at})`;
};

type Looked = { eventsBefore: Date; tellingQueues: readonly string[] };

/**
 * Notes what has failed since the last look, and what has failed again; returns those that are new. Jobs of
 * `tellingQueues` are left out: their own rows say the same.
 */
export async function recordFailures(tx: Tx, { eventsBefore, tellingQueues }: Looked): Promise<(Failed & Facts)[]> {
  const { rows } = await sql<Failed & Facts & { isNew: boolean }>`
    with failed (kind, source_id, name, data, attempts, error, failed_at) as (
      select 'mail', id::text, '', null::jsonb, attempts, coalesce(last_error, ''), coalesce(failed_at, due_at)
      from mails where state = 'failed' and not is_bulk
      union all
      select 'providerEvent', id, type, null, attempts, coalesce(last_error, ''), coalesce(tried_at, received_at)
      from provider_events where handled_at is null and received_at < ${eventsBefore}
      union all
      select 'job', latest.* from (
        select distinct on (1) ${jobKey}, name, data, retry_count + 1, coalesce(output->>'message', ''), completed_on
        from pgboss.job where state = 'failed' and name <> all(${[...tellingQueues]}::text[])
        order by 1, completed_on desc
      ) latest where not ${isDoneSince("latest")}
    )
    insert into failures (kind, source_id, name, data, attempts, error, failed_at)
    select * from failed where not exists (
      select from failures known where known.kind = failed.kind and known.source_id = failed.source_id
        and known.failed_at >= failed.failed_at
    ) order by failed_at limit 100
    on conflict (kind, source_id) where state = 'open' do update
      set attempts = excluded.attempts, error = excluded.error, failed_at = excluded.failed_at
    returning ${FAILED}, attempts, error, xmax = 0 as "isNew"`.execute(tx);
  return rows.filter(({ isNew }) => isNew);
}
type Facts = { attempts: number; error: string };

/** The mail of a failure; null for other kinds, whose ids are of another form. */
const mailId = sql`case failures.kind when 'mail' then failures.source_id::uuid end`;

/** Whether what failed has worked since, or is gone. */
const isMended = sql<boolean>`case kind
  when 'mail' then not exists (select from mails where mails.id = ${mailId} and mails.state = 'failed')
  when 'providerEvent' then not exists (select from provider_events where id = source_id and handled_at is null)
  else ${isDoneSince("failures")} end`;

export async function settleMended(tx: Tx, now: Date): Promise<Failed[]> {
  const { rows } = await sql<Failed>`
    update failures set state = 'mended', settled_at = ${now}, data = null where state = 'open' and ${isMended}
    returning ${FAILED}`.execute(tx);
  return rows;
}

/** A failure as it is, locked until the commit. */
export async function lockFailure(tx: Tx, id: string) {
  const { rows } = await sql<Failed & { state: string; data: object | null; isMended: boolean }>`
    select ${FAILED}, state, data, ${isMended} as "isMended" from failures where id = ${id} for update`.execute(tx);
  return rows[0];
}
export type LockedFailure = NonNullable<Awaited<ReturnType<typeof lockFailure>>>;

type Settling = { id: string; state: "retried" | "dismissed"; operatorId: string; reason: string; now: Date };

export const settle = (tx: Tx, { id, state, operatorId, reason, now }: Settling) =>
  tx
    .updateTable("failures")
    .set({ state, settled_at: now, settled_by: operatorId, reason, data: null })
    .where("id", "=", id)
    .execute();

type Told = { source: string; since: Date };

/** What the latest case of a part says of its room, if it is open or was closed since then. */
export async function findToldRoom(tx: Tx, { source, since }: Told): Promise<Room> {
  const { rows } = await sql<{ room: Room }>`
    select data->>'room' as room from cases join case_entries on case_id = cases.id
    where source = ${source} and (closed_at is null or closed_at > ${since}) and data ? 'room'
    order by case_entries.at desc, case_entries.id desc limit 1`.execute(tx);
  return rows[0]?.room ?? "ok";
}

export const hasOpenOfQueue = (tx: Tx, name: string): Promise<boolean> =>
  hasRow(
    tx
      .selectFrom("failures")
      .select("id")
      .where("kind", "=", "job")
      .where("name", "=", name)
      .where("state", "=", "open")
      .limit(1),
  );

/** The case's cause, as the sources of cases are called. */
const caseSource = sql`case failures.kind when 'mail' then 'mails' when 'job' then 'jobs' else 'provider_events' end`;
const caseSourceId = sql`case failures.kind when 'job' then failures.name else failures.source_id end`;

type Shown = { show: "open" | "settled"; kind?: FailureKind | undefined; case?: number | undefined };

const isOfCase = (number: number) =>
  sql`(${caseSource}, ${caseSourceId}) in (select source, source_id from cases where number = ${number})`;

const matching = ({ show, kind, case: number }: Shown): RawBuilder<boolean> => sql`
  ${show === "open" ? sql`failures.state = 'open'` : sql`failures.state <> 'open'`}
  ${kind ? sql`and failures.kind = ${kind}` : sql``}
  ${number === undefined ? sql`` : sql`and ${isOfCase(number)}`}`;

type FailureRow = {
  id: string;
  kind: FailureKind;
  name: string;
  attempts: number;
  error: string;
  failed_at: Date;
  state: string;
  settled_at: Date | null;
  settled_by: string | null;
  settler_name: string | null;
  reason: string;
  case_number: number | null;
  is_repeatable: boolean;
};

const columns = sql`failures.id, failures.kind, name, attempts, error, failed_at, state, settled_at, settled_by, reason,
  trim(settler.first_name || ' ' || settler.last_name) as settler_name,
  (select number from cases where source = ${caseSource} and source_id = ${caseSourceId} and cases.state <> 'closed')
    as case_number,
  failures.kind <> 'mail' or exists (select from mails where mails.id = ${mailId}
    and (text <> '' or sealed is not null)) as is_repeatable`;

export async function findFailures(db: DbOrTx, asked: Shown & PageAsked) {
  const { limit, offset } = rowsOf(asked);
  const at = asked.show === "open" ? sql`failed_at` : sql`settled_at`;
  const direction = asked.sort === "asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<FailureRow>`
    select ${columns} from failures left join users settler on settler.id = settled_by
    where ${matching(asked)} order by ${at} ${direction}, failures.id ${direction} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function findFailure(db: DbOrTx, id: string) {
  const { rows } = await sql<FailureRow>`
    select ${columns} from failures left join users settler on settler.id = settled_by
    where failures.id = ${id}`.execute(db);
  return rows[0];
}
export type { FailureRow };

export async function countFailures(db: DbOrTx, asked: Shown): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from failures where ${matching(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countOpen(db: DbOrTx): Promise<Record<FailureKind, number>> {
  const { rows } = await sql<Record<FailureKind, number>>`
    select count(*) filter (where kind = 'mail') as mail, count(*) filter (where kind = 'job') as job,
      count(*) filter (where kind = 'providerEvent') as "providerEvent"
    from failures where state = 'open'`.execute(db);
  return rows[0] ?? { mail: 0, job: 0, providerEvent: 0 };
}

/** To whom a mail that failed was addressed. */
export async function findRecipient(db: DbOrTx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ address: string }>`
    select to_address as address from failures join mails on mails.id = ${mailId} where failures.id = ${id}`.execute(
    db,
  );
  return rows[0]?.address;
}

/** What was settled long ago: the log keeps who did what. */
export const deleteSettledBefore = (db: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(db, { table: "failures", where: sql`settled_at < ${before}`, limit });
