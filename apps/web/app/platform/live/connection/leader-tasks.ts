import type { markDelivered } from "@aufwind/contract/conversations";
import type { LiveKind, LiveSummary, readLiveSummary } from "@aufwind/contract/events";
import { callFromBrowser, lightRoute } from "../../http/browser-api.ts";
import type { Role } from "../../session/member.ts";
import type { Told } from "../live-store.ts";

export const summaryRoute = lightRoute<typeof readLiveSummary>({ method: "get", path: "/api/events/summary" });
const deliveredRoute = lightRoute<typeof markDelivered>({
  method: "patch",
  path: "/api/conversations/delivered",
});

type Pace = {
  /** How long to wait for more of the same. */
  wait: number;
  /** How long at least between two times. */
  pause: number;
  signal: AbortSignal;
};

/** A task that is asked for often and done seldom; every asking is followed by a doing. */
export function paced(task: () => Promise<unknown>, { wait, pause, signal }: Pace): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = 0;
  signal.addEventListener("abort", () => clearTimeout(timer));
  return function ask() {
    if (timer !== undefined || signal.aborted) return;
    timer = setTimeout(
      async () => {
        timer = undefined;
        again = performance.now() + pause;
        await task();
      },
      Math.max(wait, again - performance.now()),
    );
  };
}

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
