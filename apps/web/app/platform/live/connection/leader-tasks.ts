import type { markDelivered } from "@aufwind/contract/conversations";
import type { LiveKind, LiveSummary, readLiveSummary } from "@aufwind/contract/events";
import { callFromBrowser, lightRoute } from "../../http/browser-api.ts";
import type { Role } from "../../session/member.ts";
import type { LiveEvent } from "../live-store.ts";

export const summaryRoute = lightRoute<typeof readLiveSummary>({ method: "get", path: "/api/events/summary" });
const deliveredRoute = lightRoute<typeof markDelivered>({
  method: "patch",
  path: "/api/conversations/delivered",
});

type ThrottleOptions = {
  /** How long to wait for more of the same. */
  wait: number;
  /** The minimum interval. */
  pause: number;
  signal: AbortSignal;
};

/** A throttled task; every request is followed by a run. */
export function throttled(task: () => Promise<unknown>, { wait, pause, signal }: ThrottleOptions): () => void {
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

/** Kinds that may change the counts. */
const COUNTED: readonly LiveKind[] = [
  "message",
  "receipts",
  "conversationRemoved",
  "notifications",
  "appointment",
  "reset",
];
const FAILED = 15_000;

type LeaderTasks = {
  /** Effects of an event, done once for all tabs. */
  after(event: LiveEvent): void;
  /** Marks all messages so far as delivered on this device. */
  deliver(): void;
};

/** What one tab does for all of them: refresh the counts, and send delivery receipts. */
export function createLeaderTasks(deps: {
  role: Role;
  share: (summary: LiveSummary) => void;
  signal: AbortSignal;
}): LeaderTasks {
  const { role, share, signal } = deps;
  const count = throttled(
    () => callFromBrowser(summaryRoute, {}).then(share, () => void setTimeout(count, FAILED)),
    // Related events are about to follow.
    { wait: 200, pause: 500, signal },
  );
  const deliver = throttled(
    // The next message repeats it.
    () => callFromBrowser(deliveredRoute, {}).catch(() => {}),
    { wait: 0, pause: 1000, signal },
  );
  return {
    after(event) {
      if (COUNTED.includes(event.kind)) count();
      if (event.kind === "reset" || (event.kind === "message" && event.data.sender !== role)) deliver();
    },
    deliver,
  };
}
