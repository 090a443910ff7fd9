import { CONSULTATIONS, type Consultation } from "@aufwind/rules/consultations";

/** The kind of appointment that an address asks for. */
export const readKind = (query: URLSearchParams): Consultation | null =>
  CONSULTATIONS.find((known) => known === query.get("type")) ?? null;

/** `later` opens with the discovery, `done` can be booked once only, `closed` as soon as the coach can be paid. */
type KindState = "open" | "later" | "done" | "closed";

type Offering = { open: readonly Consultation[]; takesPaidBookings: boolean };

export function kindState(type: Consultation, { open, takesPaidBookings }: Offering): KindState {
  if (type !== "discovery" && !takesPaidBookings) return "closed";
  if (open.includes(type)) return "open";
  return type === "discovery" ? "done" : "later";
}

/** The initial choice: the requested one if open, else what clients book most. */
export function chosenKind<K extends { type: Consultation; state: KindState }>(
  kinds: readonly K[],
  asked: Consultation | null,
): K | undefined {
  const open = kinds.filter(({ state }) => state === "open");
  const wanted = [asked, "standard", "discovery"].flatMap((type) => open.find((kind) => kind.type === type) ?? []);
  return wanted[0] ?? open[0];
}

type Owned = { consultation: Consultation; validUntil: string };

/** The package from which a kind is booked on a day, unless the address wants it single. */
export const chosenPackage = <P extends Owned>(
  packages: readonly P[],
  { type, query, day }: { type: Consultation | undefined; query: URLSearchParams; day: string },
): P | undefined =>
  query.get("package") === "no"
    ? undefined
    : packages.find(({ consultation, validUntil }) => consultation === type && day <= validUntil);

/** The form names of the last step. */
export const BOOKING_FORM = "booking";
export const REGISTER_FORM = "register";
/** The form that uses a saved card. */
export const SAVED_CARD_FORM = "savedCard";
