import { mondaysUpTo } from "@aufwind/rules/growth";
import { sql } from "kysely";
import { addCounts } from "../src/features/growth/store.ts";
import { berlinDay } from "../src/platform/calendar/berlin-days.ts";
import type { Platform } from "../src/platform/platform.ts";

const WEEKS = 30;
/** How often a week has each step, by source; a little more from week to week. */
const USUAL = [
  ["search", "shown", 210],
  ["profile", "viewed", 24],
  ["search", "viewed", 9],
  ["qr", "viewed", 4],
  ["profile", "started", 5],
  ["search", "started", 3],
  ["profile", "confirming", 3],
  ["search", "confirming", 2],
  ["qr", "started", 3],
  ["qr", "confirming", 2],
] as const;

/** Some months of visits, so that the page about them has something to show. */
export async function seedGrowth({ database, clock }: Platform, coachId: string): Promise<void> {
  const weeks = mondaysUpTo(berlinDay(clock.now()), WEEKS);
  const counted = weeks.flatMap((week, place) =>
    USUAL.map(([source, step, usual], at) => {
      const swing = 1 + 0.25 * Math.sin(place * 1.7 + at);
      const count = Math.max(1, Math.round(usual * (0.6 + (0.5 * place) / WEEKS) * swing));
      return { coach_id: coachId, week, source, step, count };
    }),
  );
  await addCounts(database, counted);
  // Those who came for the first time came by one of these ways.
  await sql`
    update appointments set source = (array['profile', 'search', 'qr'])[1 + abs(hashtext(client_id::text)) % 3]
    where coach_id = ${coachId} and (consultation = 'discovery' or abs(hashtext(id::text)) % 4 = 0)`.execute(database);
}
