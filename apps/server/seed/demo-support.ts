import { DAY } from "@aufwind/rules/time/durations";
import { sendOwnRequest } from "../src/features/support/commands.ts";
import type { Platform } from "../src/platform/platform.ts";
import { type People, quietAt } from "./appointments/perform.ts";
import { REQUESTS } from "./demo-support-fixtures.ts";

/** Support requests of the demo's people. */
export async function seedSupport(platform: Platform, people: People): Promise<void> {
  for (const { by, daysAgo, ...request } of REQUESTS) {
    const then = quietAt(platform, platform.clock.now().getTime() - daysAgo * DAY);
    await sendOwnRequest(then, people.get(by)?.id ?? "", { ...request, appointmentId: null, context: {} });
  }
}
