import type { LiveKind, LiveSummary } from "@aufwind/contract/events";
import { callFromBrowser } from "../../http/browser-api.ts";
import type { Role } from "../../session/member.ts";
import type { Told } from "../live-store.ts";
import { deliveredRoute, summaryRoute } from "./live-routes.ts";
import { paced } from "./paced.ts";

/** What may change the counts. */
const COUNTED: readonly LiveKind[] = ["message", "marks", "conversationRemoved", "notifications", "reset"];
const FAILED = 15_000;

type Errands = {
  /** What follows from an event, done once for all tabs. */
  after(told: Told): void;
  /** Says that all messages so far have arrived on this device. */
  deliver(): void;
};

/** What one tab does for all of them: keep the counts, and say that messages have arrived. */
export function createErrands(means: {
  role: Role;
  share: (summary: LiveSummary) => void;
  signal: AbortSignal;
}): Errands {
  const { role, share, signal } = means;
  const count = paced(
    () => callFromBrowser(summaryRoute, {}).then(share, () => void setTimeout(count, FAILED)),
    // Other events of the same doing are on their way.
    { wait: 200, pause: 500, signal },
  );
  const deliver = paced(
    // The next message says it again.
    () => callFromBrowser(deliveredRoute, {}).catch(() => {}),
    { wait: 0, pause: 1000, signal },
  );
  return {
    after(told) {
      if (COUNTED.includes(told.kind)) count();
      if (told.kind === "reset" || (told.kind === "message" && told.data.sender !== role)) deliver();
    },
    deliver,
  };
}
