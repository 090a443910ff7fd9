/**
 * Where a booking comes from: a free time in a list of ours, the profile, the coach's short address, a printed code, the
 * widget on the coach's own website, the coach's invitation, or none of these (a series, an offer of the waiting list).
 */
export const SOURCES = ["search", "profile", "link", "qr", "widget", "invitation", "direct"] as const;
export type Source = (typeof SOURCES)[number];

/** What an address may say of it (`?via=`), from the profile to the last step, through log-in and registration. */
const VIAS = ["search", "link", "qr", "widget", "invitation"] as const satisfies readonly Source[];
export type Via = (typeof VIAS)[number];

/** Unknown words count as not said. */
export const readVia = (query: URLSearchParams): Via | null => VIAS.find((via) => via === query.get("via")) ?? null;

type Came = {
  /** What the booking says; nothing for one without a page. */
  given: Source | undefined;
  /** Whether the client came by the coach's invitation, and has not booked with the coach before. */
  isExisting: boolean;
  isFirst: boolean;
};

/** Who was invited and books for the first time came by the invitation, unless the address says otherwise. */
export function sourceOf({ given = "direct", isExisting, isFirst }: Came): Source {
  const isUnsaid = given === "direct" || given === "profile";
  return isUnsaid && isExisting && isFirst ? "invitation" : given;
}
