import type { CoachCard } from "@aufwind/contract/coach-cards";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";

type Named = Pick<CoachCard, "slug" | "name" | "profilePicture">;
type Asked = { beginnings: string[][]; limit: number };

const lexeme = (name: string) => `'n:${name.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;

/** Coaches whose names begin with every one of these words, in any spelling. */
export async function findNamed(db: Database, { beginnings, limit }: Asked): Promise<Named[]> {
  const query = beginnings.map((spellings) => `(${spellings.map(lexeme).join("|")})`).join("&");
  const { rows } = await sql<{ card: Named }>`
    select card from (
      select coach_id, rank from coach_search where doc @@ ${query}::tsquery order by rank desc, coach_id limit ${limit}
    ) named join coach_cards using (coach_id) order by rank desc, coach_id`.execute(db);
  return rows.map(({ card: { slug, name, profilePicture } }) => ({ slug, name, profilePicture }));
}
