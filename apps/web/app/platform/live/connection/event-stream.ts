import type { LiveData, LiveKind } from "@aufwind/contract/events";
import { signedInUser } from "../../session/still-signed-in.ts";
import type { LiveEvent, LiveState } from "../live-store.ts";

/** After each failure the delay doubles, up to a minute. */
const PAUSE = { least: 1000, most: 60_000 };
/** A stream that lasted this long was good: its end is no failure. */
const STOOD = 10_000;

type OpenStreamParams = {
  userId: string;
  /** Where to resume; asked before each connection. */
  after: () => number | undefined;
  hear: (event: LiveEvent, id: number | null) => void;
  show: (state: LiveState) => void;
  /** The session is over, or somebody else's now. */
  end: () => void;
  signal: AbortSignal;
};

/** Follows a person's events until `signal` aborts, reconnecting after every loss. */
export function openStream({ userId, after, hear, show, end, signal }: OpenStreamParams): void {
  let pause = PAUSE.least;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  let isAsking = false;

  async function connect() {
    clearTimeout(timer);
    if (signal.aborted || source || isAsking) return;
    isAsking = true;
    // Renews an expired token; and somebody else may have signed in in this browser meanwhile.
    const user = await signedInUser();
    isAsking = false;
    if (signal.aborted) return;
    if (user === undefined) return later();
    if (user !== userId) return end();
    listen();
  }

  function listen() {
    const last = after();
    const opened = new EventSource(last === undefined ? "/api/events" : `/api/events?after=${last}`);
    source = opened;
    let since = Number.POSITIVE_INFINITY;
    opened.addEventListener("open", () => {
      since = performance.now();
      show("open");
    });
    for (const kind of KINDS) {
      opened.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        const event = readEvent(kind, data);
        if (event && source === opened) hear(event, isTransient(kind) ? null : Number(lastEventId));
      });
    }
    // EventSource's own reconnect would not check who is signed in.
    opened.addEventListener("error", () => {
      opened.close();
      source = undefined;
      if (performance.now() - since > STOOD) pause = PAUSE.least;
      later();
    });
  }

  function later() {
    if (signal.aborted) return;
    show("lost");
    // Jitter, so that not all reconnect at once after a server restart.
    timer = setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, PAUSE.most);
  }

  window.addEventListener("online", connect, { signal });
  document.addEventListener("visibilitychange", () => document.hidden || connect(), { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    source?.close();
  });
  connect();
}

type Kind = "string" | "number" | "boolean" | "object";
type Shapes = { [K in LiveKind]: { [F in keyof LiveData<K>]: readonly Kind[] } };

const TEXT = ["string"] as const;
const NUMBER = ["number"] as const;

/** Every kind and its fields. The contract's own schemas would cost each member page forty kilobytes. */
export const SHAPES: Shapes = {
  reset: {},
  signedOut: {},
  appointment: { id: TEXT },
  message: {
    ...{ messageId: TEXT, conversationId: TEXT, number: NUMBER, sender: TEXT, sentAt: TEXT },
    text: ["string", "object"],
    isRemoved: ["boolean"],
    attachments: ["object"],
  },
  receipts: { conversationId: TEXT, side: TEXT, deliveredUpTo: NUMBER, readUpTo: NUMBER },
  conversationRemoved: { conversationId: TEXT },
  notifications: {},
  case: { number: NUMBER, version: NUMBER, writing: ["string", "object"] },
  typing: { conversationId: TEXT },
  presence: { userId: TEXT, isOnline: ["boolean"] },
  room: { appointmentId: TEXT, side: TEXT, visitId: TEXT, isHere: ["boolean"] },
  signal: { appointmentId: TEXT, from: TEXT, to: TEXT, signals: ["object"] },
};
export const KINDS = Object.keys(SHAPES) as LiveKind[];

/** Kinds without an id: sent once and never again. */
const PASSING: readonly LiveKind[] = ["case", "typing", "presence"];
export const isTransient = (kind: LiveKind) => PASSING.includes(kind);

/** Fields that a server of the previous version leaves out, whose events are replayed for a day. */
const LEFT_OUT: { [K in LiveKind]?: Partial<LiveData<K>> } = {
  message: { attachments: [], isRemoved: false },
};

/** A parsed event, or undefined if this page does not know it. */
export function readEvent(kind: LiveKind, said: string): LiveEvent | undefined {
  const event = parsed(said);
  if (typeof event !== "object" || event === null) return undefined;
  const data = { ...LEFT_OUT[kind], ...event };
  const fits = Object.entries<readonly Kind[]>(SHAPES[kind]).every(([field, kinds]) =>
    kinds.some((each) => typeof (data as Record<string, unknown>)[field] === each),
  );
  return fits ? ({ kind, data } as LiveEvent) : undefined;
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}
