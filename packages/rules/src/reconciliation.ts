/** A movement of money as one of two books has it: the provider's id for its cause, and the day in Berlin. */
export type Movement = { reference: string | null; amountCents: number; day: string };
/** With the day of its partner in the other book; null if it has none. */
export type Paired<M> = M & { partnerOn: string | null };

/** Finds for each movement the one of the other book with the same cause and amount, first on the same day. */
export function pairBooks<One extends Movement, Other extends Movement>(
  ones: readonly One[],
  others: readonly Other[],
): { ones: Paired<One>[]; others: Paired<Other>[] } {
  const partners = new Map<Movement, string>();
  for (const isSameDay of [true, false]) {
    const waiting = Map.groupBy(
      others.filter((each) => each.reference !== null && !partners.has(each)),
      (each) => keyOf(each, isSameDay),
    );
    for (const one of ones) {
      if (one.reference === null || partners.has(one)) continue;
      const other = waiting.get(keyOf(one, isSameDay))?.shift();
      if (!other) continue;
      partners.set(one, other.day);
      partners.set(other, one.day);
    }
  }
  const withPartner = <M extends Movement>(each: M) => ({ ...each, partnerOn: partners.get(each) ?? null });
  return { ones: ones.map(withPartner), others: others.map(withPartner) };
}

const keyOf = ({ reference, amountCents, day }: Movement, isSameDay: boolean) =>
  `${reference} ${amountCents}${isSameDay ? ` ${day}` : ""}`;

type ByHand = { amountCents: number; day: string; reason: string };

/** What only the provider has is explained by a posting of the same amount that somebody made by hand, each once. */
export function explainByHand<M extends Paired<Movement>>(
  alone: readonly M[],
  byHand: readonly ByHand[],
): (M & { reason: string | null })[] {
  const left = [...byHand];
  return alone.map((each) => {
    const place = each.partnerOn ? -1 : left.findIndex(({ amountCents }) => amountCents === each.amountCents);
    const [found] = place === -1 ? [] : left.splice(place, 1);
    return { ...each, partnerOn: found?.day ?? each.partnerOn, reason: found?.reason ?? null };
  });
}
