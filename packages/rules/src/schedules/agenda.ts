import type { Range } from "../time/ranges.ts";
import type { AgendaSettings } from "./agenda-settings.ts";
import type { Opening } from "./opening.ts";

/** All that decides whether a consultation of this length can be booked with a coach; times in epoch milliseconds. */
export type Agenda = Opening & {
  /** The coach's zone, an IANA name. */
  zone: string;
  settings: AgendaSettings;
  /** The coach's appointments, those that are over too: they keep their pauses and count for the most of a day. */
  appointments: readonly Range[];
  /** Whatever else takes time, like the client's own appointments: no pause belongs to it. */
  busy: readonly Range[];
  durationMinutes: number;
  now: number;
};
