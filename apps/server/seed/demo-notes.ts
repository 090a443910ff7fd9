import { saveNote } from "../src/features/notes/commands.ts";
import type { Platform } from "../src/platform/platform.ts";
import type { People } from "./appointments/perform.ts";
import { completedOf } from "./demo-reviews.ts";
import { TOLD_NOTES } from "./notes/told.ts";

/** What coaches of the story wrote down for themselves. */
export async function seedNotes(platform: Platform, people: People): Promise<void> {
  for (const { client, coach, place, text } of TOLD_NOTES) {
    const pair = { clientId: people.get(client)?.id ?? "", coachId: people.get(coach)?.id ?? "" };
    const appointmentId = (await completedOf(platform, pair))[place];
    // Without a card provider the story has fewer appointments.
    if (appointmentId) await saveNote(platform, { appointmentId, coachId: pair.coachId, version: 0, text });
  }
}
