import { HOUR } from "@aufwind/rules/time/durations";
import { askToErase } from "../src/features/people/commands.ts";
import { readPerson } from "../src/features/people/queries.ts";
import { askForRelease, holdByTeam } from "../src/features/statements/operator-payouts.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";
import { DEMO_COLLEAGUE } from "./people.ts";
import type { TeamAction } from "./team-actions.ts";

/** The coach whose payouts wait, and the client who wrote a letter: nobody logs in as either. */
const HELD = "leonie.fuchs@example.org";
const LEAVING = "dirk.hartmann@example.org";

const HOLD = "Zwei Rückbuchungen in einer Woche; wir klären erst mit den Klientinnen, was geschehen ist.";
const RELEASE = "Beide Rückbuchungen sind geklärt: Die Karten waren gestohlen, die Termine fanden statt.";
const ERASE = "Schreiben vom Montag mit Kopie des Ausweises; Adresse und Geburtsdatum stimmen mit dem Konto überein.";

/** What a colleague asked for, and what led to it; nothing where the demo has no such people. */
export async function approvalsAsked(platform: Platform, userIds: ReadonlyMap<string, string>): Promise<TeamAction[]> {
  const { database, clock } = platform;
  const find = (email: string) =>
    database.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  const operatorId = (await find(DEMO_COLLEAGUE.email))?.id;
  const coachId = userIds.get(HELD);
  const clientId = (await find(LEAVING))?.id;
  if (!operatorId) return [];
  const act = (hoursAgo: number, play: (then: Platform) => Promise<unknown>): TeamAction => {
    const at = clock.now().getTime() - hoursAgo * HOUR;
    return { at, play: () => play(quietAt(platform, at)) };
  };
  const by = { operatorId, permissions: DEMO_COLLEAGUE.permissions };
  return [
    ...(coachId
      ? [
          act(90, (then) => holdByTeam(then, { coachId, reason: HOLD, operatorId })),
          act(20, (then) => askForRelease(then, { coachId, reason: RELEASE, operatorId })),
        ]
      : []),
    ...(clientId
      ? [
          act(5, (then) => readPerson(then, { id: clientId, by })),
          act(4, (then) => askToErase(then, { id: clientId, reason: ERASE, operatorId })),
        ]
      : []),
  ];
}
