import { saveNote } from "../src/features/notes/commands.ts";
import type { Platform } from "../src/platform/platform.ts";
import { type People, quietAt } from "./appointments/perform.ts";
import { NOTES } from "./demo-note-fixtures.ts";
import { completedOf } from "./demo-reviews.ts";

const HALF_AN_HOUR = 30 * 60_000;

/** Session notes, each written after its appointment. */
export async function seedNotes(platform: Platform, people: People): Promise<void> {
  for (const { client, coach, place, text } of NOTES) {
    const pair = { clientId: people.get(client)?.id ?? "", coachId: people.get(coach)?.id ?? "" };
    const met = (await completedOf(platform, pair))[place];
    // Without a card provider the demo has fewer appointments.
    if (!met) continue;
    const then = quietAt(platform, met.ends_at.getTime() + HALF_AN_HOUR);
    await saveNote(then, { appointmentId: met.id, coachId: pair.coachId, version: 0, text });
  }
}
