import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { KEPT } from "../../platform/database/kept-statements.ts";

export type OfferedRow = {
  coach_id: string;
  is_found: boolean;
  /** Missing where the coach does not offer it. */
  duration_minutes: number | null;
};

/** The coach behind an address, and how long such a consultation takes. */
export async function findOffered(db: Database, { slug, consultation }: { slug: string; consultation: string }) {
  const { rows } = await sql<OfferedRow>`${KEPT}
    select user_id as coach_id, is_public and allow_in_listing as is_found, duration_minutes
    from coaches
    join users on users.id = user_id and deleted_at is null
    left join consultations on consultations.coach_id = user_id and consultations.kind = ${consultation}
    where slug = ${slug}`.execute(db);
  return rows[0];
}
