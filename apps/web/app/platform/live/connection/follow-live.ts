import type { LiveSummary } from "@aufwind/contract/events";
import { callFromBrowser } from "../../http/browser-api.ts";
import { keepPush } from "../../push/push-subscription.ts";
import type { Role } from "../../session/member.ts";
import { signedInUser } from "../../session/still-signed-in.ts";
import { setLiveState, setLiveSummary, type Told, tell } from "../live-store.ts";
import { openStream } from "./event-stream.ts";
import { createErrands, summaryRoute } from "./leader-tasks.ts";
import { type Cursor, createCursor, createTab, type Note, type Tab } from "./tab-sync.ts";

type Following = {
  userId: string;
  role: Role /** The newest event that the page knows of. */;
  last?: number | undefined;
};
type Tied = { signal: AbortSignal };

/** How long a tab that leads may take to answer; phones put tabs to sleep that still hold their turn. */
const ASLEEP = 3000;
/** Survives the shell, which an error page draws anew. */
let known: Cursor | undefined;

/** Hears what happens for a person, over one connection for all tabs of the browser. */
export function followLive({ userId, role, last, signal: left }: Following & Tied): void {
  const ended = new AbortController();
  const signal = AbortSignal.any([left, ended.signal]);
  known ??= createCursor(last);
  const cursor = known;
  const name = `aufwind-live-${userId}`;
  // Without both, each tab has a connection of its own.
  const channel = navigator.locks && window.BroadcastChannel ? new BroadcastChannel(name) : null;
  const end = () => {
    if (signal.aborted) return;
    channel?.postMessage({ is: "over" } satisfies Note);
    ended.abort();
    tell({ kind: "signedOut", data: {} });
  };
  const tab = createTab({
    ...{ cursor, tell, show: setLiveState, count: setLiveSummary },
    post: (note) => channel?.postMessage(note),
    // Another tab may speak of a session that was over before this one began.
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
  channel.addEventListener("message", ({ data }: MessageEvent<Note>) => tab.read(data));
  const steal = takeTurns({ name, lead, signal });
  watchLeader({ tab, steal, signal });
}

/** A tab that is looked at makes sure that somebody leads. */
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

type Leading = Following & Tied & { tab: Tab; cursor: Cursor; end: () => void };

async function leadOn({ tab, cursor, userId, role, end, signal }: Leading) {
  tab.isLeading = true;
  signal.addEventListener("abort", () => {
    tab.isLeading = false;
  });
  const share = (summary: LiveSummary) => tab.counts(summary);
  const errands = createErrands({ role, share, signal });
  if (cursor.last === undefined) await begin({ tab, cursor });
  if (signal.aborted) return;
  let isFirst = true;
  openStream({
    ...{ userId, end, signal },
    after: () => cursor.last,
    hear(told: Told, id) {
      if (told.kind === "signedOut") return end();
      tab.pass(told, id);
      errands.after(told);
    },
    show(state) {
      tab.state(state);
      if (state !== "open" || !isFirst) return;
      isFirst = false;
      errands.deliver();
      // A browser that lets nothing be kept, or cannot subscribe just now, says so on the page of the settings.
      keepPush(userId).catch(() => {});
    },
  });
}

/** A page whose loader could not say where it stands begins with what is now. */
async function begin({ tab, cursor }: { tab: Tab; cursor: Cursor }) {
  const summary = await callFromBrowser(summaryRoute, {}).catch(() => undefined);
  if (!summary) return;
  cursor.catchUp(summary.lastEventId);
  tab.counts(summary);
  tell({ kind: "reset", data: {} });
}

type Turns = {
  name: string;
  /** Leads until the signal says that the turn is over. */
  lead: (signal: AbortSignal) => void;
  signal: AbortSignal;
};

/** One tab leads at a time; when it goes, the next that waits leads. Answers how to take the turn from one that sleeps. */
function takeTurns({ name, lead, signal }: Turns): () => void {
  const locks = navigator.locks;
  let waiting = new AbortController();

  /** Resolves when this tab no longer waits or leads; it leads for as long as `signal` lets it. */
  async function turn(options: LockOptions) {
    const over = new AbortController();
    const until = AbortSignal.any([signal, over.signal]);
    const hold = () =>
      new Promise<void>((resolve) => {
        until.addEventListener("abort", () => resolve());
        lead(until);
      });
    // Refused where another tab took the turn, or where nobody waits any more.
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
