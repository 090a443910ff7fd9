import type { ConnectionProblem } from "@aufwind/contract/calendars-connections";
import type { Edges, Range } from "@aufwind/rules/time/ranges";
import type { CalendarEntry } from "../../../platform/calendar/calendar-file.ts";

/** A calendar of an account elsewhere. */
export type RemoteCalendar = { path: string; name: string; isWritable: boolean };

/** An event there. Only its times are read, and by its UID whether it is one of ours. */
export type RemoteEvent = {
  href: string;
  etag: string;
  uid: string;
  /** Busy times within the window, in epoch minutes. */
  edges: Edges;
  /** When it takes place the first time, in epoch milliseconds; null if it was cancelled. */
  span: Range | null;
};

export type ReadFrom = {
  path: string;
  /** What the server said after the last reading; null to read everything. */
  token: string | null;
  /** The events that we know, each with its version. */
  known: ReadonlyMap<string, string>;
};

/** What happened since the last reading: new and changed events, and those that are gone. */
export type Changes = { token: string | null; events: RemoteEvent[]; gone: string[] };

/** An entry of ours there. Before the first writing only its UID is known; `etag` is the version that is replaced. */
export type Target = { path: string; uid: string; href: string | null; etag: string | null };
/** Where an entry is now; `changed` if another version is there than the one to be replaced. */
export type Written = { href: string; etag: string | null } | { changed: string };

/** What every calendar service can do; those that cannot be used throw a ConnectionFailure. */
export type CalendarGateway = {
  calendars(): Promise<RemoteCalendar[]>;
  changes(from: ReadFrom): Promise<Changes>;
  /** These events as they are now; those that are not there are left out. */
  read(path: string, hrefs: readonly string[]): Promise<RemoteEvent[]>;
  /** Creates or replaces an entry. Repeating it never makes a second one. */
  put(target: Target, entry: CalendarEntry): Promise<Written>;
  /** The entry may be gone already. */
  remove(target: Target): Promise<"removed" | "changed">;
};

/** Why a connection cannot be used now, for its coach. */
export class ConnectionFailure extends Error {
  readonly problem: ConnectionProblem;
  constructor(problem: ConnectionProblem) {
    super(problem);
    this.problem = problem;
  }
}
