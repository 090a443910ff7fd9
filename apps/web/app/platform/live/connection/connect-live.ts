import type { LiveSummary } from "@aufwind/contract/events";
import { renewSubscription } from "../../browser/push-subscription.ts";
import { callFromBrowser } from "../../http/browser-api.ts";
import type { Role } from "../../session/member.ts";
import { signedInUser } from "../../session/still-signed-in.ts";
import { dispatchLiveEvent, type LiveEvent, setLiveState, setLiveSummary } from "../live-store.ts";
import { openStream } from "./event-stream.ts";
import { createLeaderTasks, summaryRoute } from "./leader-tasks.ts";
import { type Cursor, createCursor, createTab, type Tab, type TabMessage } from "./tab-sync.ts";

type ConnectLiveParams = {
  userId: string;
  role: Role /** The newest event that the page knows of. */;
  last?: number | undefined;
};
type Tied = { signal: AbortSignal };

/** How long the leading tab may take to answer; phones freeze tabs that still hold the lock. */
const ASLEEP = 3000;
/** Survives the shell, which an error page remounts. */
let known: Cursor | undefined;

/** Follows a person's events, over one connection for all tabs of the browser. */
export function connectLive({ userId, role, last, signal: left }: ConnectLiveParams & Tied): void {
  const ended = new AbortController();
  const signal = AbortSignal.any([left, ended.signal]);
  known ??= createCursor(last);
  const cursor = known;
  const name = `aufwind-live-${userId}`;
  // Without both, each tab has a connection of its own.
  const channel = navigator.locks && window.BroadcastChannel ? new BroadcastChannel(name) : null;
  const end = () => {
    if (signal.aborted) return;
    channel?.postMessage({ is: "over" } satisfies TabMessage);
    ended.abort();
    dispatchLiveEvent({ kind: "signedOut", data: {} });
  };
  const tab = createTab({
    ...{ cursor, tell: dispatchLiveEvent, show: setLiveState, count: setLiveSummary },
    post: (note) => channel?.postMessage(note),
    // Another tab may report a session that ended before this one began.
    over: async () => {
      const user = await signedInUser();
      if (user !== undefined && user !== userId) end();
    },
  });
  const lead = (turn: AbortSignal) => leadOn({ tab, cursor, userId, role, end, signal: turn });
  if (!channel) {
    lead(signal);
    return;
  }
  signal.addEventListener("abort", () => channel.close());
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => tab.read(data));
  const steal = takeTurns({ name, lead, signal });
  watchLeader({ tab, steal, signal });
}

/** A visible tab makes sure that somebody leads. */
function watchLeader({ tab, steal, signal }: Tied & { tab: Tab; steal: () => void }) {
  let timer: ReturnType<typeof setTimeout>;
  function look() {
    clearTimeout(timer);
    if (document.hidden || tab.isLeading) return;
    tab.ask();
    timer = setTimeout(() => tab.isLeading || tab.isAnswered || document.hidden || steal(), ASLEEP);
  }
  document.addEventListener("visibilitychange", look, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  look();
}

type LeadOnParams = ConnectLiveParams & Tied & { tab: Tab; cursor: Cursor; end: () => void };

async function leadOn({ tab, cursor, userId, role, end, signal }: LeadOnParams) {
  tab.isLeading = true;
  signal.addEventListener("abort", () => {
    tab.isLeading = false;
  });
  const share = (summary: LiveSummary) => tab.counts(summary);
  const errands = createLeaderTasks({ role, share, signal });
  if (cursor.last === undefined) await begin({ tab, cursor });
  if (signal.aborted) return;
  let isFirst = true;
  openStream({
    ...{ userId, end, signal },
    after: () => cursor.last,
    hear(event: LiveEvent, id) {
      if (event.kind === "signedOut") return end();
      tab.pass(event, id);
      errands.after(event);
    },
    show(state) {
      tab.state(state);
      if (state !== "open" || !isFirst) return;
      isFirst = false;
      errands.deliver();
      // If storage or subscribing fails, the settings page says so.
      renewSubscription(userId).catch(() => {});
    },
  });
}

/** A page whose loader does not know the position begins with the present. */
async function begin({ tab, cursor }: { tab: Tab; cursor: Cursor }) {
  const summary = await callFromBrowser(summaryRoute, {}).catch(() => undefined);
  if (!summary) return;
  cursor.catchUp(summary.lastEventId);
  tab.counts(summary);
  dispatchLiveEvent({ kind: "reset", data: {} });
}

type Turns = {
  name: string;
  /** Leads until the signal aborts. */
  lead: (signal: AbortSignal) => void;
  signal: AbortSignal;
};

/** One tab leads at a time; when it goes, the next one leads. Returns how to steal the lock from a frozen one. */
function takeTurns({ name, lead, signal }: Turns): () => void {
  const locks = navigator.locks;
  let waiting = new AbortController();

  /** Resolves when this tab no longer waits or leads; it leads until `signal` aborts. */
  async function turn(options: LockOptions) {
    const over = new AbortController();
    const until = AbortSignal.any([signal, over.signal]);
    const hold = () =>
      new Promise<void>((resolve) => {
        until.addEventListener("abort", () => resolve());
        lead(until);
      });
    // Rejected if another tab stole the lock, or if aborted.
    await locks.request(name, options, hold).catch(() => {});
    over.abort();
  }

  async function queue() {
    const mine = new AbortController();
    waiting = mine;
    await turn({ signal: AbortSignal.any([signal, mine.signal]) });
    if (!signal.aborted && !mine.signal.aborted) queue();
  }

  queue();
  return async () => {
    waiting.abort();
    await turn({ steal: true });
    if (!signal.aborted) queue();
  };
}
