import type { Consultation } from "@aufwind/rules/consultations";
import type { Weekday } from "@aufwind/rules/schedules/opening-hours";
import type { OfferState, PlaceState } from "@aufwind/rules/waiting-list";
import { type Insertable, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { WaitingListPlaces } from "../../platform/database/database-types.ts";
import { insertNewId } from "../../platform/database/insert-new.ts";
import { isReachedBy, viewer } from "../coaches/store.ts";

type PlaceRow = Omit<Selectable<WaitingListPlaces>, "state" | "consultation" | "weekdays" | "until_on"> & {
  until_on: string;
  state: PlaceState;
  consultation: Consultation;
  weekdays: Weekday[];
};

export type OfferRow = {
  id: string;
  place_id: string;
  coach_id: string;
  client_id: string;
  state: OfferState;
  starts_at: Date;
  ends_at: Date;
  held_until: Date;
};

/** With what a client is shown of it. */
export type ShownPlace = Omit<PlaceRow, "client_id"> & {
  coach_name: string;
  slug: string | null;
  moves_at: Date | null;
  offer: { id: string; state: OfferState; starts_at: string; ends_at: string; held_until: string } | null;
};

const shown = (clientId: string) => sql`
  select places.id, places.coach_id, places.consultation, moves_id, weekdays, from_minute, to_minute,
    until_on::text, places.state, places.is_proposal, joined_at, ended_at, trim(users.first_name || ' ' || users.last_name) as coach_name,
    case when ${isReachedBy({ viewerId: viewer(clientId) })} then coaches.slug end as slug,
    appointments.starts_at as moves_at,
    (select json_build_object('id', id, 'state', state, 'starts_at', lower(during), 'ends_at', upper(during),
        'held_until', held_until) from waiting_list_offers where place_id = places.id and state = 'open') as offer
  from waiting_list_places places
  join coaches on coaches.user_id = places.coach_id
  join users on users.id = places.coach_id
  left join appointments on appointments.id = places.moves_id
  where places.client_id = ${clientId}`;

/** Somebody's own places: those that last, and those that ended after that; the latest first. */
export async function listPlaces(db: DbOrTx, { clientId, since }: { clientId: string; since: Date }) {
  const { rows } = await sql<ShownPlace>`${shown(clientId)} and (ended_at is null or ended_at > ${since})
    order by (state = 'waiting') desc, joined_at desc, places.id`.execute(db);
  return rows;
}

type Own = { id: string; clientId: string };

export async function findPlace(db: DbOrTx, { id, clientId }: Own): Promise<ShownPlace | undefined> {
  const { rows } = await sql<ShownPlace>`${shown(clientId)} and places.id = ${id}`.execute(db);
  return rows[0];
}

/** Takes a place, unless the client has one in this line. */
export const insertPlace = (tx: Tx, place: Insertable<WaitingListPlaces>) =>
  insertNewId(tx, "waiting_list_places", place);

/** How many places a client has; the client is locked, so that nobody takes two at once. */
export async function countPlaces(tx: Tx, clientId: string): Promise<number> {
  await tx.selectFrom("users").select("id").where("id", "=", clientId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom("waiting_list_places")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("client_id", "=", clientId)
    .where("state", "=", "waiting")
    .where("is_proposal", "=", false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends an own place; its offer is withdrawn by withdraw_offers(). */
export const endPlace = (tx: Tx, { id, clientId, now }: Own & { now: Date }) =>
  tx
    .updateTable("waiting_list_places")
    .set({ state: "left", ended_at: now })
    .where("id", "=", id)
    .where("client_id", "=", clientId)
    .where("state", "=", "waiting")
    .execute();

const OFFER = sql`id, place_id, coach_id, client_id, state, lower(during) as starts_at, upper(during) as ends_at, held_until`;

export async function findOffer(db: DbOrTx, { id, clientId }: Own): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select ${OFFER} from waiting_list_offers where id = ${id} and client_id = ${clientId}`.execute(db);
  return rows[0];
}

/** Passes an own open offer on; its time is freed by hold_time(). */
export const passOn = (tx: Tx, { id, clientId }: Own) =>
  tx
    .updateTable("waiting_list_offers")
    .set({ state: "passedOn" })
    .where("id", "=", id)
    .where("client_id", "=", clientId)
    .where("state", "=", "open")
    .returning("id")
    .executeTakeFirst();

/** How many wait for a coach, by kind. */
export const countWaiting = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("waiting_list_places")
    .select(["consultation", (eb) => eb.fn.countAll<number>().as("count")])
    .where("coach_id", "=", coachId)
    .where("state", "=", "waiting")
    .where("is_proposal", "=", false)
    .groupBy("consultation")
    .execute();

/** For the download of one's data. */
export const placesOf = (db: DbOrTx, clientId: string) =>
  db.selectFrom("waiting_list_places").selectAll().where("client_id", "=", clientId).orderBy("joined_at").execute();

/** With the offers, and the times that were held. */
export const deletePlaces = (tx: Tx, clientId: string) =>
  tx.deleteFrom("waiting_list_places").where("client_id", "=", clientId).execute();
