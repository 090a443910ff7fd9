import { DAY } from "@aufwind/rules/time/durations";
import { shareDocument } from "../src/features/shares/commands.ts";
import { addDocument } from "../src/features/storage/documents.ts";
import type { Platform } from "../src/platform/platform.ts";
import { type People, quietAt } from "./appointments/perform.ts";
import { SHEETS } from "./demo-share-fixtures.ts";
import { smallPdf } from "./small-pdf.ts";

/** Older shares count as seen. */
const FRESH = 2 * DAY;

/**
 * Documents that coaches share with their clients, in order of time: whoever is notified of a new one has seen the old.
 */
export async function seedShares(platform: Platform, people: People): Promise<void> {
  const now = platform.clock.now().getTime();
  const shared = [];
  for (const { coach, title, lines, to } of SHEETS) {
    const coachId = people.get(coach)?.id ?? "";
    const first = Math.max(...to.map(([, daysAgo]) => daysAgo));
    const made = quietAt(platform, now - (first + 1) * DAY);
    const sheet = { ownerId: coachId, name: `${title}.pdf`, bytes: smallPdf(title, lines) };
    const { id: documentId } = await addDocument(made, sheet);
    for (const [client, daysAgo] of to)
      shared.push({ coachId, clientId: people.get(client)?.id ?? "", documentId, at: now - daysAgo * DAY });
  }
  for (const { at, ...wanted } of shared.sort((one, other) => one.at - other.at)) {
    if (at > now - FRESH) await readOlder(platform);
    await shareDocument(quietAt(platform, at), wanted);
  }
}

/** Old notifications are read. */
export async function readOlder({ database, clock }: Platform): Promise<void> {
  const now = clock.now();
  await database
    .updateTable("notifications")
    .set({ status: "Read", changed_at: now })
    .where("created_at", "<", new Date(now.getTime() - FRESH))
    .execute();
}
