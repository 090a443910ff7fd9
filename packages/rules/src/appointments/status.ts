export const STATUSES = [
  "Pending",
  "Scheduled",
  "Rescheduled",
  "Cancelled",
  "No Show",
  "Completed",
  "Rejected",
] as const;
export type Status = (typeof STATUSES)[number];

/** Those that block their time for both people. */
export const LIVE = ["Pending", "Scheduled", "Rescheduled"] as const satisfies readonly Status[];

export const isLive = (status: Status): boolean => LIVE.some((live) => live === status);

/** Whether it takes time: cancelled ones release it, past ones still count for their day and pauses. */
export const keepsTime = (status: Status): boolean => status !== "Cancelled" && status !== "Rejected";

/** Who has to act; null if nobody. The team decides about objections. */
export const AWAITED = ["payment_details", "coach", "client", "team"] as const;
export type Awaiting = (typeof AWAITED)[number] | null;

export const SIDES = ["client", "coach"] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === "client" ? "coach" : "client");

/** A status with who is awaited, as one word. */
export type State =
  | `Pending/${"payment_details" | "coach"}`
  | `Rescheduled/${Side}`
  /** Whoever was called absent can object, or has objected. */
  | `No Show/${Side | "team"}`
  | Exclude<Status, "Pending" | "Rescheduled">;

export type StatusAndAwaiting = { status: Status; awaiting: Awaiting };

export const stateOf = ({ status, awaiting }: StatusAndAwaiting): State =>
  (awaiting === null ? status : `${status}/${awaiting}`) as State;

export function statusOfState(state: State): StatusAndAwaiting {
  const [status, awaiting = null] = state.split("/");
  return { status, awaiting } as StatusAndAwaiting;
}
