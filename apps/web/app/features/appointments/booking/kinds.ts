import type { Consultation } from "@aufwind/rules/consultations";

/** `later` opens with the discovery, `done` can be booked once only. */
type KindState = "open" | "later" | "done";

export function kindState(type: Consultation, open: readonly Consultation[]): KindState {
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
