import type { Consultation } from "@aufwind/rules/consultations";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";

type NewProposal = { coachId: string; clientId: string; consultation: Consultation; untilOn: string; now: Date };

/** A place that the coach makes for a client, for one time: it stands in no line. */
export async function insertProposal(tx: Tx, { coachId, clientId, consultation, untilOn, now }: NewProposal) {
  const row = await tx
    .insertInto("waiting_list_places")
    .values({
      ...{ client_id: clientId, coach_id: coachId, consultation, is_proposal: true, joined_at: now },
      ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], from_minute: 0, to_minute: 1440, until_on: untilOn },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export type ProposalRow = {
  id: string;
  place_id: string;
  coach_id: string;
  client_id: string;
  consultation: Consultation;
  starts_at: Date;
  ends_at: Date;
  held_until: Date;
};

const OPEN = sql`select offers.id, place_id, offers.coach_id, offers.client_id, consultation,
    lower(during) as starts_at, upper(during) as ends_at, held_until
  from waiting_list_offers offers join waiting_list_places places on places.id = place_id
  where is_proposal and offers.state = 'open'`;

/** What a coach holds for a client. */
export async function findOpen(db: DbOrTx, { coachId, clientId }: { coachId: string; clientId: string }) {
  const { rows } = await sql<ProposalRow>`${OPEN} and offers.coach_id = ${coachId} and offers.client_id = ${clientId}
    order by lower(during)`.execute(db);
  return rows;
}

/** One of them, by its offer, locked until the commit. */
export async function lockOpen(tx: Tx, { id, coachId }: { id: string; coachId: string }) {
  const { rows } = await sql<ProposalRow>`${OPEN} and offers.id = ${id} and offers.coach_id = ${coachId}
    for update of offers`.execute(tx);
  return rows[0];
}

/** The same for the client to whom it was made. */
export async function lockProposed(tx: Tx, { id, clientId }: { id: string; clientId: string }) {
  const { rows } = await sql<ProposalRow>`${OPEN} and offers.id = ${id} and offers.client_id = ${clientId}
    for update of offers`.execute(tx);
  return rows[0];
}

/** Whether an offer was a coach's proposal, whatever became of it. */
export async function isOwnProposal(db: DbOrTx, { id, coachId }: { id: string; coachId: string }): Promise<boolean> {
  const { rows } = await sql`select from waiting_list_offers offers join waiting_list_places places
      on places.id = place_id where offers.id = ${id} and offers.coach_id = ${coachId} and is_proposal`.execute(db);
  return rows.length > 0;
}

/** One that nobody confirmed in time; another worker takes another. */
export async function claimLapsed(tx: Tx, now: Date): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`${OPEN} and held_until <= ${now} order by held_until limit 1
    for update of offers skip locked`.execute(tx);
  return rows[0];
}

export const hasLapsed = async (db: Database, now: Date): Promise<boolean> => {
  const { rows } = await sql`${OPEN} and held_until <= ${now} limit 1`.execute(db);
  return rows.length > 0;
};

/** Ends an offer and its place; hold_time() frees the time. */
export async function endProposal(
  tx: Tx,
  { id, place_id }: Pick<ProposalRow, "id" | "place_id">,
  { offer, place, now }: { offer: "lapsed" | "withdrawn" | "passedOn"; place: "over" | "closed" | "left"; now: Date },
): Promise<void> {
  await tx.updateTable("waiting_list_offers").set({ state: offer }).where("id", "=", id).execute();
  await tx.updateTable("waiting_list_places").set({ state: place, ended_at: now }).where("id", "=", place_id).execute();
}

export type Party = { id: string; email: string; first_name: string; name: string; locale: string };

/** The two whom a proposal concerns; nobody who has left. */
export async function findParties(db: DbOrTx, { coach_id, client_id }: Pick<ProposalRow, "coach_id" | "client_id">) {
  const { rows } = await sql<Party>`select id, email, first_name, trim(first_name || ' ' || last_name) as name, locale
    from users where id in (${coach_id}, ${client_id}) and email is not null`.execute(db);
  return { coach: rows.find(({ id }) => id === coach_id), client: rows.find(({ id }) => id === client_id) };
}
