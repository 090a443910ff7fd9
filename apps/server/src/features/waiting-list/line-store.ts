import type { Consultation } from "@aufwind/rules/consultations";
import type { Weekday } from "@aufwind/rules/schedules/opening-hours";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";
import { isBookableBy, isReachedBy } from "../coaches/store.ts";

/** A lease: another worker takes over what a dead one left. */
const LEASE = "3 minutes";

/** Takes the coach who is due longest; search_is_due() and its kin make coaches due, whoever writes about them. */
export async function claimDue(tx: Tx, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ coach_id: string }>`
    update waiting_list_due set due_at = ${now}::timestamptz + interval '${sql.raw(LEASE)}'
    where coach_id = (select coach_id from waiting_list_due where due_at <= ${now}
      order by due_at limit 1 for update skip locked)
    returning coach_id`.execute(tx);
  return rows[0]?.coach_id;
}

/** When to look again, unless something changed meanwhile; nobody looks where nobody waits. */
export async function settleDue(db: Database, { coachId, now, next }: { coachId: string; now: Date; next: Date }) {
  await sql`
    delete from waiting_list_due where coach_id = ${coachId} and due_at > ${now} and not exists (
      select from waiting_list_places where coach_id = ${coachId} and state = 'waiting' and not is_proposal)`.execute(
    db,
  );
  await sql`
    update waiting_list_due set due_at = least(${next}::timestamptz, (
      select min(held_until) from waiting_list_offers where coach_id = ${coachId} and state = 'open'))
    where coach_id = ${coachId} and due_at > ${now}`.execute(db);
}

/** Somebody waits from now on. */
export const makeDue = (tx: Tx, coachId: string) =>
  sql`insert into waiting_list_due (coach_id, due_at) values (${coachId}, '-infinity')
    on conflict (coach_id) do update set due_at = '-infinity'`.execute(tx);

/** Offers whose time is up; hold_time() frees what was held. Proposals of coaches end elsewhere, and are told. */
export const lapseOffers = (tx: Tx, { coachId, now }: { coachId: string; now: Date }) =>
  sql`update waiting_list_offers set state = 'lapsed'
    where coach_id = ${coachId} and state = 'open' and held_until <= ${now}
      and not exists (select from waiting_list_places where id = place_id and is_proposal)`.execute(tx);

/** Ends what is of no use any more: its last day is over, or what was to be moved begins; returns the former. */
export async function endOver(tx: Tx, { coachId, today, now }: { coachId: string; today: string; now: Date }) {
  const { rows } = await sql<{ id: string; is_unused: boolean }>`
    update waiting_list_places set state = 'over', ended_at = ${now}
    where coach_id = ${coachId} and state = 'waiting' and not is_proposal and (until_on < ${today}::date
      or exists (select from appointments where id = moves_id and starts_at <= ${now}))
    returning id, until_on < ${today}::date as is_unused`.execute(tx);
  return rows.filter(({ is_unused }) => is_unused).map(({ id }) => id);
}

/** Ends the places of those whom the coach takes no more; who only wants to move keeps the appointment. */
export const closePlaces = (tx: Tx, { coachId, now }: { coachId: string; now: Date }) => {
  const looking = { viewerId: sql.ref("places.client_id") };
  return sql`update waiting_list_places places set state = 'closed', ended_at = ${now}
    from coaches where coaches.user_id = places.coach_id and places.coach_id = ${coachId} and state = 'waiting'
      and moves_id is null and not (${isReachedBy(looking)} and ${isBookableBy(looking)})`.execute(tx);
};

export type InLine = {
  id: string;
  client_id: string;
  consultation: Consultation;
  moves_id: string | null;
  weekdays: Weekday[];
  from_minute: number;
  to_minute: number;
  /** Days since 1 January 1970. */
  until_day: number;
  duration_minutes: number;
  moves_at: Date | null;
  /** What was offered before: epoch milliseconds from, to, from, to. */
  offered: number[];
};

/** Who waits for a coach and has no offer now, first come first. */
export async function findLine(
  db: DbOrTx,
  { coachId, discoveryMinutes }: { coachId: string; discoveryMinutes: number },
) {
  const { rows } = await sql<InLine>`
    select places.id, places.client_id, places.consultation, moves_id, weekdays, from_minute, to_minute,
      until_on - date '1970-01-01' as until_day, moved.starts_at as moves_at,
      coalesce(extract(epoch from moved.ends_at - moved.starts_at)::int / 60,
        case when places.consultation = 'discovery' then ${discoveryMinutes}::int else duration_minutes end
      ) as duration_minutes,
      coalesce((select array_agg(edge) from waiting_list_offers,
          unnest(array[date_part('epoch', lower(during)) * 1000, date_part('epoch', upper(during)) * 1000]) edge
        where place_id = places.id and state <> 'withdrawn'), '{}') as offered
    from waiting_list_places places
    left join appointments moved on moved.id = moves_id
    left join consultations on consultations.coach_id = places.coach_id and consultations.kind = places.consultation
    where places.coach_id = ${coachId} and places.state = 'waiting' and not is_proposal
      and not exists (select from waiting_list_offers where place_id = places.id and state = 'open')
      and (places.consultation = 'discovery' or moves_id is not null or duration_minutes is not null)
    order by places.joined_at, places.id`.execute(db);
  return rows;
}

type NewOffer = { placeId: string; start: number; end: number; now: Date; heldUntil: Date };

/** Offers a time to a place that still waits; hold_time() takes the time, or refuses it if somebody has it. */
export async function insertOffer(tx: Tx, { placeId, start, end, now, heldUntil }: NewOffer) {
  const { rows } = await sql<{ id: string }>`
    insert into waiting_list_offers (place_id, client_id, coach_id, during, offered_at, held_until)
    select id, client_id, coach_id, tstzrange(${new Date(start)}, ${new Date(end)}), ${now}, ${heldUntil}
    from waiting_list_places where id = ${placeId} and state = 'waiting' for no key update
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export type Addressee = {
  client_id: string;
  email: string;
  first_name: string;
  locale: string;
  coach_name: string;
  /** Missing if the client cannot reach the profile now. */
  slug: string | null;
  consultation: Consultation;
};

/** Whom a mail about a place goes to; nobody who has left. */
export async function findAddressee(db: DbOrTx, placeId: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select client_id, client.email, client.first_name, client.locale, places.consultation,
      trim(coach.first_name || ' ' || coach.last_name) as coach_name,
      case when ${isReachedBy({ viewerId: sql.ref("places.client_id") })} then coaches.slug end as slug
    from waiting_list_places places join users client on client.id = client_id join users coach on coach.id = coach_id
    join coaches on coaches.user_id = places.coach_id
    where places.id = ${placeId} and client.email is not null`.execute(db);
  return rows[0];
}

export const deleteOldPlaces = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "waiting_list_places",
    where: sql`ended_at < ${before} and ${hasNoLegalHold(sql.ref("waiting_list_places.client_id"))}`,
    limit,
  });
