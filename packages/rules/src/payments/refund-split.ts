import { type BasisPoints, shareOf } from "../money.ts";

/** Who bears a refund: everybody in proportion, or the platform alone, as goodwill. */
export const BEARERS = ["shared", "platform"] as const;
export type Bearer = (typeof BEARERS)[number];

/** How much is to go back: `fee` is what the platform earned with it, given up and borne by the platform. */
export type RefundWish =
  | { kind: "amount"; cents: number }
  | { kind: "percent"; basisPoints: BasisPoints }
  | { kind: "whole" }
  | { kind: "fee" };

/** By which means the client paid, or gets something back. */
export type Means = { cardCents: number; giftCents: number; packageCents: number; creditCents: number };

/** The parts of what a coach earns; the gross is the others together with what arrives. */
export type Shares = {
  netCents: number;
  vatCents: number;
  grossCents: number;
  feeCents: number;
  marketingCents: number;
  feeVatCents: number;
  arrivesCents: number;
};

export const NO_SHARES: Shares = {
  netCents: 0,
  vatCents: 0,
  grossCents: 0,
  feeCents: 0,
  marketingCents: 0,
  feeVatCents: 0,
  arrivesCents: 0,
};

/** The sum of both, part by part. */
export const addShares = (one: Shares, other: Shares): Shares => ({
  netCents: one.netCents + other.netCents,
  vatCents: one.vatCents + other.vatCents,
  grossCents: one.grossCents + other.grossCents,
  feeCents: one.feeCents + other.feeCents,
  marketingCents: one.marketingCents + other.marketingCents,
  feeVatCents: one.feeVatCents + other.feeVatCents,
  arrivesCents: one.arrivesCents + other.arrivesCents,
});

/** What is left of one without the other, part by part. */
export const subtractShares = (one: Shares, other: Shares): Shares => ({
  netCents: one.netCents - other.netCents,
  vatCents: one.vatCents - other.vatCents,
  grossCents: one.grossCents - other.grossCents,
  feeCents: one.feeCents - other.feeCents,
  marketingCents: one.marketingCents - other.marketingCents,
  feeVatCents: one.feeVatCents - other.feeVatCents,
  arrivesCents: one.arrivesCents - other.arrivesCents,
});

export type RefundFacts = {
  paid: Means;
  /** What earlier refunds gave back, and by how much they lowered the price; goodwill lowers none. */
  earlier: Means & { priceCents: number };
  /** What the coach earned with it, or will earn if it takes place. */
  earning: Shares;
  isEarned: boolean;
  /** What earlier refunds took back of the earning. */
  reversed: Shares;
};

export type RefundAccount =
  | "provider"
  | "prepaid"
  | "coach"
  | "fees"
  | "marketing"
  | "vat"
  | "promotions"
  | "gift_cards"
  | "packages";
export type RefundEntry = { account: RefundAccount; amountCents: number };

export type RefundSplit = {
  bearer: Bearer;
  /** The card comes first, then gift cards: money that somebody paid is worth more than credit, which comes last. */
  client: Means;
  /** By how much the price is lowered; 0 if it is goodwill. */
  priceCents: number;
  /** What is taken back of the earning: the coach's part, the platform's fees with their VAT, the invoiced amounts. */
  back: Shares;
  /** What the platform pays on top of the fees it gives up; negative where earlier goodwill comes back. */
  platformCents: number;
  /** Whether nothing that was paid is left afterwards. */
  isWhole: boolean;
  /** All postings of the refund together, without what cancels out; they sum to zero. */
  entries: RefundEntry[];
};

export type RefundRefusal = "nothingLeft" | "moreThanPaid";

/** By all means together. */
export const sumOfMeans = ({ cardCents, giftCents, packageCents, creditCents }: Means): number =>
  cardCents + giftCents + packageCents + creditCents;

/** What can still go back. */
const leftOf = ({ paid, earlier }: Pick<RefundFacts, "paid" | "earlier">): Means => ({
  cardCents: paid.cardCents - earlier.cardCents,
  giftCents: paid.giftCents - earlier.giftCents,
  packageCents: paid.packageCents - earlier.packageCents,
  creditCents: paid.creditCents - earlier.creditCents,
});

/** Splits a refund among client, coach and platform, or says why it is refused. */
export function splitRefund(
  facts: RefundFacts,
  { wish, bearer: wanted }: { wish: RefundWish; bearer: Bearer },
): RefundSplit | { refusal: RefundRefusal } {
  const bearer = wish.kind === "fee" ? "platform" : wanted;
  const left = leftOf(facts);
  // Goodwill goes to the card and gift cards alone; whoever wants to give credit grants one.
  const most = bearer === "platform" ? left.cardCents + left.giftCents : sumOfMeans(left);
  const cents = centsOf(facts, { wish, most });
  if (most <= 0 || cents <= 0) return { refusal: "nothingLeft" };
  if (cents > most) return { refusal: "moreThanPaid" };
  const cardCents = Math.min(cents, left.cardCents);
  const giftCents = Math.min(cents - cardCents, left.giftCents);
  // A package pays alone, so there is nothing else to share with.
  const packageCents = Math.min(cents - cardCents - giftCents, left.packageCents);
  const client = { cardCents, giftCents, packageCents, creditCents: cents - cardCents - giftCents - packageCents };
  if (bearer === "platform") return given({ facts, bearer, client, priceCents: 0 });
  // With the last of it the price is void, also the part that goodwill has already paid back.
  const priceCents = cents === most ? sumOfMeans(facts.paid) - facts.earlier.priceCents : cents;
  return given({ facts, bearer, client, priceCents });
}

function centsOf({ paid, earning, reversed }: RefundFacts, { wish, most }: { wish: RefundWish; most: number }): number {
  switch (wish.kind) {
    case "amount":
      return wish.cents;
    case "percent":
      return shareOf(sumOfMeans(paid), wish.basisPoints);
    case "whole":
      return most;
    case "fee":
      return feesOf(earning) - feesOf(reversed);
  }
}

const feesOf = ({ feeCents, marketingCents, feeVatCents }: Shares): number => feeCents + marketingCents + feeVatCents;

type Given = Pick<RefundSplit, "bearer" | "client" | "priceCents"> & { facts: RefundFacts };

function given({ facts, bearer, client, priceCents }: Given): RefundSplit {
  const back = shareBack(facts, priceCents);
  const left = leftOf(facts);
  return {
    bearer,
    client,
    priceCents,
    back,
    platformCents: sumOfMeans(client) - priceCents,
    isWhole: sumOfMeans(client) === sumOfMeans(left),
    entries: entriesOf({ isEarned: facts.isEarned, client, priceCents, back }),
  };
}

/**
 * The part of an earning that a lower price takes back. Each part is rounded over all refunds together, so that several
 * of them take back as much as one, and all of them everything, to the cent. Of fees that were waived after an earlier
 * refund nothing is left to take back.
 */
export function shareBack(
  { earning, reversed }: Pick<RefundFacts, "earning" | "reversed">,
  priceCents: number,
): Shares {
  if (priceCents === 0 || earning.grossCents === 0) return NO_SHARES;
  const grossCents = Math.min(priceCents, earning.grossCents - reversed.grossCents);
  const until = reversed.grossCents + grossCents;
  const part = (key: "netCents" | "feeCents" | "marketingCents" | "feeVatCents") =>
    Math.max(0, Math.round((earning[key] * until) / earning.grossCents) - reversed[key]);
  const netCents = part("netCents");
  const fees = { feeCents: part("feeCents"), marketingCents: part("marketingCents"), feeVatCents: part("feeVatCents") };
  const arrivesCents = grossCents - fees.feeCents - fees.marketingCents - fees.feeVatCents;
  return { netCents, vatCents: grossCents - netCents, grossCents, ...fees, arrivesCents };
}

function entriesOf({
  isEarned,
  client,
  priceCents,
  back,
}: Pick<RefundSplit, "client" | "priceCents" | "back"> & Earned) {
  const shares: RefundEntry[] = isEarned
    ? [
        { account: "coach", amountCents: back.arrivesCents },
        { account: "fees", amountCents: back.feeCents },
        { account: "marketing", amountCents: back.marketingCents },
        { account: "vat", amountCents: back.feeVatCents },
        // What was paid and not earned, as the credit of somebody who did not come.
        { account: "prepaid", amountCents: priceCents - back.grossCents },
      ]
    : [{ account: "prepaid", amountCents: priceCents }];
  return [...shares, ...sentEntries({ ...client, priceCents })].filter(({ amountCents }) => amountCents !== 0);
}
type Earned = { isEarned: boolean };

type SentParams = { cardCents: number; giftCents: number; packageCents: number; priceCents: number };

/** Where the money comes from besides the price: the provider sends the card's part, credits and goodwill are ours. */
export const sentEntries = ({ cardCents, giftCents, packageCents, priceCents }: SentParams): RefundEntry[] => [
  { account: "provider", amountCents: -cardCents },
  // It is owed to whoever has the gift card again.
  { account: "gift_cards", amountCents: -giftCents },
  { account: "packages", amountCents: -packageCents },
  { account: "promotions", amountCents: cardCents + giftCents + packageCents - priceCents },
];
