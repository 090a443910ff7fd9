/** The topics of a support request. */
export const SUPPORT_TOPICS = ["appointment", "payment", "account", "technical", "report", "other"] as const;

/** 32 unambiguous characters: no 0 and O, no 1 and I. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A reference to quote, like `AW-7K3F-9Q2D`, from eight random bytes. */
export function referenceOf(bytes: Uint8Array): string {
  if (bytes.length !== 8) throw new RangeError("A reference is made of eight bytes.");
  const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
  return `AW-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** How far a request is, as its author sees it. */
export const REQUEST_STATUSES = ["received", "answered", "closed"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** By its case: a reply makes an answered or closed one received again. */
export const requestStatusOf = ({ state, answeredAt }: { state: string; answeredAt: Date | null }): RequestStatus =>
  state === "closed" ? "closed" : answeredAt ? "answered" : "received";
