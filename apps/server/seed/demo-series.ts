import { HOUR } from "@aufwind/rules/time/durations";
import { answerSeries, bookSeries } from "../src/features/appointment-series/commands.ts";
import { previewSeries } from "../src/features/appointment-series/queries.ts";
import { inForce } from "../src/features/legal-texts/queries.ts";
import type { Platform } from "../src/platform/platform.ts";
import { type People, quietAt, startNear } from "./appointments/perform.ts";
import { byDay } from "./waking-hours.ts";

type Wanted = { coach: string; client: string; day: number; at: string; count: number; hoursAgo: number };

/** A series that runs, and one that waits for its coach. */
const RUNNING: Wanted = { coach: "jonas", client: "petra.wagner", day: 9, at: "14:00", count: 6, hoursAgo: 50 };
const ASKED: Wanted = { coach: "jonas", client: "clara.nowak", day: 8, at: "17:00", count: 4, hoursAgo: 5 };

export async function seedSeries(platform: Platform, people: People): Promise<void> {
  await book(platform, people, ASKED);
  const running = await book(platform, people, RUNNING);
  const coach = people.get(RUNNING.coach);
  if (!running || !coach) return;
  const now = platform.clock.now().getTime();
  const then = quietAt(platform, byDay(now - 30 * HOUR, now));
  await answerSeries(then, { id: running, userId: coach.id, event: "confirm" });
}

/** Books what is free of these dates, or the first alternative. */
async function book(platform: Platform, people: People, wanted: Wanted): Promise<string | undefined> {
  const [coach, client] = [people.get(wanted.coach), people.get(wanted.client)];
  const now = platform.clock.now().getTime();
  const then = quietAt(platform, byDay(now - wanted.hoursAgo * HOUR, now));
  if (!coach || !client) throw new Error("the demo lacks somebody of a series");
  const pair = { coachId: coach.id, clientId: client.id };
  const first = await startNear(then, { ...pair, ...wanted, durationMinutes: 60, now });
  if (first === undefined) return undefined;
  const asked = { ...pair, consultation: "standard", rhythm: "weekly", count: wanted.count } as const;
  const scheduledAt = new Date(first).toISOString();
  const { dates, feeCents } = await previewSeries(then, { ...asked, scheduledAt });
  const starts = dates.flatMap(({ clash, alternatives, ...date }) =>
    clash ? alternatives.slice(0, 1) : date.scheduledAt,
  );
  if (starts.length < 2) return undefined;
  return bookSeries(then, {
    ...asked,
    starts: starts.map((start) => new Date(start)),
    ...{ feeCents, timeZone: "Europe/Berlin", earlyStart: true, note: "", instant: false },
    ...{ locale: client.locale, termsVersion: inForce(then, "terms") },
  });
}
