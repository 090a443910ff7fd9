import type { Open } from "@aufwind/rules/appointments/booking";
import { type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../../platform/database/database.ts";
import type { BookingNotes } from "../../../platform/database/database-types.ts";
import { type TraderRow, traderColumn } from "../../businesses/store.ts";
import { isBookableBy, isForOwnClients, isReachedBy } from "../../coaches/store.ts";

type Wanted = { clientId: string; consultation: string };
type FindOffersParams = { coachId: string; wanted: Wanted[]; now: Date; except?: string | undefined };

export type OfferRow = Open & {
  is_bookable: boolean;
  is_for_own: boolean;
  vat_status: string;
  /** What the coach has stated: nobody pays a coach of whom too little is known. */
  trader: TraderRow | null;
  /** Missing if the coach does not offer it. */
  duration_minutes: number | null;
  price_cents: number | null;
  relation: string | null;
  discovery_ends_at: Date | null;
  has_card: boolean;
  instant_booking: string | null;
  /** Those of the profile, and those chosen for the consultation. */
  spoken: string[];
  languages: string[] | null;
  has_completed: boolean;
  live_of_pair: number;
  /** When the client is with other coaches: epoch milliseconds from, to, from, to. */
  elsewhere: number[];
  /** What of the coach's time is held for this client, in the same way. */
  held: number[];
  /** The starts among them that the coach booked for the client: the coach has agreed to them. */
  proposed: number[];
};

/**
 * Everything but the coach's own times that decides what clients can book with a coach they can reach, in one query for
 * all of them: by their positions in the list, without those who can book nothing.
 */
export async function findOffers(
  db: DbOrTx,
  { coachId, wanted, now, except }: FindOffersParams,
): Promise<Map<number, OfferRow>> {
  const clients = wanted.map(({ clientId }) => clientId);
  const consultations = wanted.map(({ consultation }) => consultation);
  const looking = { viewerId: sql.ref("asked.client"), except };
  const { rows } = await sql<OfferRow & { place: number }>`
    select asked.place, businesses.vat_status, duration_minutes, price_cents, relations.kind as relation,
      ${isBookableBy(looking)} as is_bookable, ${isForOwnClients(looking)} as is_for_own, ${traderColumn(sql.ref("coaches.user_id"))} as trader,
      instant_booking, coaches.languages as spoken, consultations.languages, exists (select from appointments where appointments.coach_id = coaches.user_id
        and client_id = asked.client and status = 'Completed') as has_completed,
      (select count(*) from taken_times where taken_times.coach_id = coaches.user_id
        and taken_times.client_id = asked.client and upper(during) > ${now}::timestamptz) as live_of_pair,
      (select ends_at from appointments where appointments.coach_id = coaches.user_id and client_id = asked.client
        and consultation = 'discovery' and status not in ('Cancelled', 'Rejected')) as discovery_ends_at,
      exists (select from payment_methods where payment_methods.user_id = asked.client and removed_at is null
        and expires_on >= (${now}::timestamptz at time zone 'Europe/Berlin')::date) as has_card,
      coalesce((select array_agg(edge) from taken_times, unnest(array[extract(epoch from lower(during)) * 1000,
          extract(epoch from upper(during)) * 1000]::float8[]) edge
        where taken_times.client_id = asked.client and taken_times.coach_id <> coaches.user_id
          and during && tstzrange(${now}, null)), '{}') as elsewhere,
      coalesce((select array_agg(edge) from taken_times, unnest(array[extract(epoch from lower(during)) * 1000,
          extract(epoch from upper(during)) * 1000]::float8[]) edge
        where taken_times.coach_id = coaches.user_id and taken_times.held_for = asked.client
          and during && tstzrange(${now}, null)), '{}') as held,
      coalesce((select array_agg((extract(epoch from lower(during)) * 1000)::float8)
        from waiting_list_offers offers join waiting_list_places places on places.id = place_id
        where offers.coach_id = coaches.user_id and offers.client_id = asked.client and is_proposal
          and (offers.state = 'open' or offers.state = 'taken' and ${except ?? null}::uuid is not null)), '{}') as proposed,
      open.*
    from unnest(${clients}::uuid[], ${consultations}::text[]) with ordinality as asked (client, wanted, place)
    join coaches on coaches.user_id = ${coachId} and ${isReachedBy(looking)}
    join businesses on businesses.coach_id = coaches.user_id
    left join consultations on consultations.coach_id = coaches.user_id and consultations.kind = asked.wanted
    left join relations on relations.coach_id = coaches.user_id and relations.client_id = asked.client
    cross join lateral (
      select count(distinct asking) filter (where awaiting = 'payment_details') as holds,
        count(distinct asking) filter (where awaiting = 'coach' and appointments.coach_id = ${coachId}) as "requestsOfPair",
        count(distinct asking) filter (where awaiting = 'coach') as requests
      from appointments, coalesce(series_id, appointments.id) asking
      where appointments.client_id = asked.client and status = 'Pending'
    ) open
    where exists (select from users where users.id = asked.client and deleted_at is null)`.execute(db);
  return new Map(rows.map((row) => [row.place - 1, row]));
}

/** When a client is with other coaches: epoch milliseconds from, to, from, to. */
export async function findElsewhere(
  db: DbOrTx,
  { clientId, coachId, now }: { clientId: string; coachId: string; now: Date },
): Promise<number[]> {
  const { rows: found } = await sql<{ edge: number }>`
    select edge from taken_times, unnest(array[extract(epoch from lower(during)) * 1000,
      extract(epoch from upper(during)) * 1000]::float8[]) edge
    where client_id = ${clientId} and coach_id <> ${coachId} and during && tstzrange(${now}, null)
    order by lower(during), edge`.execute(db);
  return found.map(({ edge }) => edge);
}

export type NoteRow = Selectable<BookingNotes>;
export type Own = { userId: string; id?: string };

export const insertNote = (tx: Tx, note: NoteRow) => tx.insertInto("booking_notes").values(note).execute();

/** The notes of somebody's own appointments, or of one of them; both sides read them. */
export const findNotes = (db: DbOrTx, { userId, id }: Own): Promise<NoteRow[]> =>
  db
    .selectFrom("booking_notes")
    .innerJoin("appointments", "appointments.id", "appointment_id")
    .select(["appointment_id", "sealed"])
    .where(sql<boolean>`${userId}::uuid in (coach_id, client_id)`)
    // The coach does not see it before payment details are given.
    .where((eb) => eb.or([eb("client_id", "=", userId), eb("awaiting", "is distinct from", "payment_details")]))
    .$if(id !== undefined, (query) => query.where("appointment_id", "=", id ?? ""))
    .execute();

/** The client's note is deleted with the client. */
export const deleteNotesBy = (tx: Tx, clientId: string) =>
  tx
    .deleteFrom("booking_notes")
    .where("appointment_id", "in", (eb) => eb.selectFrom("appointments").select("id").where("client_id", "=", clientId))
    .execute();
