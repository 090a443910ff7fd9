import { saveSearch } from "../src/features/saved-searches/commands.ts";
import { createNewestFinder } from "../src/features/saved-searches/queries.ts";
import { berlinDay } from "../src/features/schedules/queries.ts";
import { joinWaitingList } from "../src/features/waiting-list/commands.ts";
import type { Platform } from "../src/platform/platform.ts";

type Pair = { clientId: string; coachId: string };

/** A client who waits for an early time at the weekend, when this coach has none, and keeps a search. */
export async function seedWaiting(platform: Platform, { clientId, coachId }: Pair): Promise<void> {
  const until = berlinDay(platform.clock.now()).add({ days: 40 }).toString();
  await joinWaitingList(platform, {
    ...{ clientId, coachId, consultation: "standard", weekdays: [6, 7], from: "07:00", to: "10:00", until },
  });
  await saveSearch(platform, createNewestFinder(platform), {
    clientId,
    name: "Burnout, Englisch",
    filters: {
      ...{ keyword: "", areasOfIntervention: ["burnout"], category: [], language: ["en"] },
      ...{ minAppointmentFee: 0, maxAppointmentFee: 150 },
    },
  });
}
