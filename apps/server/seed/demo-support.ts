import { PERMISSIONS } from "@aufwind/rules/operators";
import { DAY } from "@aufwind/rules/time/durations";
import { answerCase } from "../src/features/cases/case-actions.ts";
import { sendOwnRequest } from "../src/features/support/commands.ts";
import type { Platform } from "../src/platform/platform.ts";
import { type People, quietAt } from "./appointments/perform.ts";
import { REQUESTS } from "./demo-support-fixtures.ts";
import type { TeamAction } from "./team-actions.ts";
import { byDay } from "./waking-hours.ts";

/** Support requests of the demo's people. */
export async function seedSupport(platform: Platform, people: People): Promise<void> {
  const now = platform.clock.now().getTime();
  for (const { by, daysAgo, answer: _answer, ...request } of REQUESTS) {
    const then = quietAt(platform, byDay(now - daysAgo * DAY, now));
    await sendOwnRequest(then, people.get(by)?.id ?? "", { ...request, appointmentId: null, context: {} });
  }
}

/** The older ones were answered and closed, as nobody waits for weeks. */
export const answersOfSupport = (platform: Platform, operatorId: string): TeamAction[] =>
  REQUESTS.map(({ subject, daysAgo, answer }) => {
    const now = platform.clock.now().getTime();
    const at = byDay(now - (daysAgo - 1) * DAY, now);
    const play = async () => {
      const requests = platform.database.selectFrom("cases").select("number").where("source", "=", "support_requests");
      const found = answer && (await requests.where("subject", "=", subject).executeTakeFirst());
      if (!found) return;
      const by = { operatorId, permissions: PERMISSIONS };
      await answerCase(quietAt(platform, at), { number: found.number, by, text: answer, thenClose: true, version: 1 });
    };
    return { at, play };
  });
