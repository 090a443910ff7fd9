import type { Consultation } from "@aufwind/rules/consultations";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { type TraderRow, traderColumn } from "../businesses/store.ts";
import { type AcquaintanceRow, acquaintanceColumns } from "../coach-clients/store.ts";
import { isBookableBy, isForOwnClients, isReachedBy, viewer } from "../coaches/store.ts";

type OfferedRow = AcquaintanceRow & {
  coach_id: string;
  is_reached: boolean;
  is_bookable: boolean;
  is_for_own: boolean;
  trader: TraderRow | null;
  /** Missing if the coach does not offer it. */
  duration_minutes: number | null;
};
type FindOfferedParams = {
  slug: string;
  consultation: string;
  clientId: string | undefined;
  viewerId: string | undefined;
};

/** The coach of a slug, the consultation's duration, and the client's history with the coach. */
export async function findOffered(db: Database, { slug, consultation, clientId, viewerId }: FindOfferedParams) {
  const people = { coachId: sql.ref("coaches.user_id"), clientId: sql`${clientId ?? null}::uuid` };
  const looking = { viewerId: viewer(viewerId) };
  const { rows } = await sql<OfferedRow>`
    select user_id as coach_id, duration_minutes, ${isReachedBy(looking)} as is_reached,
      (user_id is not distinct from ${looking.viewerId} or ${isBookableBy(looking)}) as is_bookable,
      ${isForOwnClients(looking)} as is_for_own,
      ${traderColumn(sql.ref("coaches.user_id"))} as trader,
      ${acquaintanceColumns(people)}
    from coaches
    join users on users.id = user_id and deleted_at is null
    left join consultations on consultations.coach_id = user_id and consultations.kind = ${consultation}
    where slug = ${slug}`.execute(db);
  return rows[0];
}

type MovedRow = AcquaintanceRow & {
  /** Of the coach's page. */
  slug: string;
  coach_id: string;
  client_id: string;
  consultation: Consultation;
  starts_at: Date;
  ends_at: Date;
};

/** An own appointment that is to be moved or followed by another, with the pair's history. */
export async function findMoved(db: Database, { id, userId }: { id: string; userId: string }) {
  const people = { coachId: sql.ref("moved.coach_id"), clientId: sql.ref("moved.client_id") };
  const { rows } = await sql<MovedRow>`
    select slug, coach_id, client_id, consultation, starts_at, ends_at, ${acquaintanceColumns(people)}
    from appointments moved
    join coaches on coaches.user_id = moved.coach_id
    where id = ${id} and ${userId}::uuid in (coach_id, client_id)`.execute(db);
  return rows[0];
}
