import type { LiveData, LiveKind } from "@aufwind/contract/events";
import type { Told } from "../live-store.ts";

type Kind = "string" | "number" | "boolean" | "object";
type Shapes = { [K in LiveKind]: { [F in keyof LiveData<K>]: readonly Kind[] } };

const TEXT = ["string"] as const;
const NUMBER = ["number"] as const;

/** Every kind and its fields. The contract's own schemas would cost each page of a member forty kilobytes. */
export const SHAPES: Shapes = {
  reset: {},
  signedOut: {},
  appointment: { id: TEXT },
  message: {
    ...{ messageId: TEXT, conversationId: TEXT, number: NUMBER, sender: TEXT, sentAt: TEXT },
    text: ["string", "object"],
    attachments: ["object"],
  },
  marks: { conversationId: TEXT, side: TEXT, deliveredUpTo: NUMBER, readUpTo: NUMBER },
  conversationRemoved: { conversationId: TEXT },
  notifications: {},
  typing: { conversationId: TEXT },
  presence: { userId: TEXT, isOnline: ["boolean"] },
  room: { appointmentId: TEXT, side: TEXT, visitId: TEXT, isHere: ["boolean"] },
  signal: { appointmentId: TEXT, from: TEXT, to: TEXT, signals: ["object"] },
};
export const KINDS = Object.keys(SHAPES) as LiveKind[];

/** Kinds that have no id: they are told to whoever listens and never again. */
const PASSING: readonly LiveKind[] = ["typing", "presence"];
export const isPassing = (kind: LiveKind) => PASSING.includes(kind);

/** What a server of the version before leaves out, whose events are told for a day. */
const LEFT_OUT: { [K in LiveKind]?: Partial<LiveData<K>> } = { message: { attachments: [] } };

/** What the stream said, or undefined where it is not what this page was built for. */
export function readEvent(kind: LiveKind, said: string): Told | undefined {
  const told = parsed(said);
  if (typeof told !== "object" || told === null) return undefined;
  const data = { ...LEFT_OUT[kind], ...told };
  const fits = Object.entries<readonly Kind[]>(SHAPES[kind]).every(([field, kinds]) =>
    kinds.some((each) => typeof (data as Record<string, unknown>)[field] === each),
  );
  return fits ? ({ kind, data } as Told) : undefined;
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}
