import { takeCredit } from "./credits.ts";
import { LEAST_CHARGE_CENTS } from "./friends.ts";
import { DAY } from "./time/durations.ts";

/** What a gift card can be worth, in cents: freely chosen, or the price of one session. */
export const GIFT_CARD_CENTS = { least: 2500, most: 50_000 } as const;
export const GIFT_CARD_DESIGNS = ["sunrise", "meadow", "waves", "stars"] as const;
export type GiftCardDesign = (typeof GIFT_CARD_DESIGNS)[number];

export const LONGEST_GIFT_MESSAGE = 400;
export const LONGEST_GIFT_NAME = 80;
/** How far ahead a delivery can be planned. */
const LATEST_DELIVERY_DAYS = 365;

/** Mailed to the recipient, or a PDF for the buyer to print. */
export const GIFT_CARD_DELIVERIES = ["mail", "print"] as const;
export type GiftCardDelivery = (typeof GIFT_CARD_DELIVERIES)[number];

/**
 * `ordered` is not paid yet; `paid` waits for its day of delivery; `held` waits for the team; `delivered` can be used;
 * `void` was refused, withdrawn or stopped by the team; `expired` is worth nothing any more.
 */
export const GIFT_CARD_STATUSES = ["ordered", "paid", "held", "delivered", "void", "expired"] as const;
export type GiftCardStatus = (typeof GIFT_CARD_STATUSES)[number];

const ZONE = "Europe/Berlin";
const dayOf = (instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE).toPlainDate();

const YEARS_VALID = 3;

/** The last day of a gift card: three years from the end of the year in which it was paid (§§ 195, 199 BGB). */
export const giftCardExpiresOn = (paidAt: number): string => `${dayOf(paidAt).year + YEARS_VALID}-12-31`;

/** Whether the last day is over in Berlin. */
export const isGiftCardExpired = (expiresOn: string, now: number): boolean => dayOf(now).toString() > expiresOn;

/** How long what comes back to an expired gift card can still be used. */
const EXTENDED_DAYS = 90;

/** The last day of a gift card to which a refund goes back: never so soon that nobody can use it. */
export function extendedExpiry(expiresOn: string, now: number): string {
  const least = dayOf(now).add({ days: EXTENDED_DAYS }).toString();
  return isGiftCardExpired(expiresOn, now) ? least : expiresOn;
}

/** So many days before the last one its owner is reminded of what is left. */
const GIFT_CARD_REMINDERS = [90, 30] as const;

type Reminding = { expiresOn: string /** How many have been sent. */; reminders: number };

/** When the next reminder is due; undefined after the last. */
export function nextReminderAt({ expiresOn, reminders }: Reminding): number | undefined {
  const days = GIFT_CARD_REMINDERS[reminders];
  return days === undefined ? undefined : morningOf(Temporal.PlainDate.from(expiresOn).subtract({ days }).toString());
}

const MORNING = { hour: 8 };

/** Eight o'clock in Berlin: when gift cards are mailed. */
const morningOf = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: ZONE, plainTime: MORNING }).epochMilliseconds;

/** When a gift card is delivered: at once, or in the morning of a later day in Berlin. */
export const deliveryAt = (deliverOn: string | null, now: number): number =>
  deliverOn === null ? now : Math.max(now, morningOf(deliverOn));

/** Whether a day of delivery can be chosen: from today on, within a year. */
export function isDeliveryDay(day: string, now: number): boolean {
  const today = dayOf(now);
  return day >= today.toString() && day <= today.add({ days: LATEST_DELIVERY_DAYS }).toString();
}

/** A gift card in an account: what is left of it, and until when. */
export type GiftBalance = { id: string; balanceCents: number; expiresOn: string };
export type GiftPart = { id: string; cents: number };

/**
 * What gift cards pay of a price, before credits and the card: they are money with a last day, credits have none. The
 * one that ends first pays first. All of the price, or so much that the rest can be charged to a card.
 */
export function giftParts(balances: readonly GiftBalance[], grossCents: number): GiftPart[] {
  const left = balances.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  let open = left >= grossCents ? grossCents : Math.min(left, Math.max(0, grossCents - LEAST_CHARGE_CENTS));
  const ordered = balances.toSorted((one, other) => (one.expiresOn < other.expiresOn ? -1 : 1));
  return ordered.flatMap(({ id, balanceCents }) => {
    const cents = Math.min(balanceCents, open);
    open -= cents;
    return cents > 0 ? [{ id, cents }] : [];
  });
}

export const sumOfParts = (parts: readonly GiftPart[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);

type Unused = { gifts: readonly GiftBalance[]; credits: Parameters<typeof takeCredit>[0] };

/** What pays a price besides the card, gift cards first; and what is left of both. */
export function takeMeans({ gifts, credits }: Unused, priced: Parameters<typeof takeCredit>[1]) {
  const parts = giftParts(gifts, priced.grossCents);
  const giftCents = sumOfParts(parts);
  const taken = new Map(parts.map(({ id, cents }) => [id, cents]));
  const { cents: creditCents, left } = takeCredit(credits, { ...priced, grossCents: priced.grossCents - giftCents });
  const rest = gifts.map((gift) => ({ ...gift, balanceCents: gift.balanceCents - (taken.get(gift.id) ?? 0) }));
  return { giftCents, creditCents, left: { gifts: rest, credits: left } };
}

/** What a gift card paid for an appointment, and what of it came back earlier. */
type Used = { id: string; cents: number; returnedCents: number };

/** Where what comes back goes: to the gift cards that paid, the last one first. */
export function giftReturns(used: readonly Used[], cents: number): GiftPart[] {
  let open = cents;
  return used.toReversed().flatMap(({ id, cents: paid, returnedCents }) => {
    const back = Math.min(paid - returnedCents, open);
    open -= back;
    return back > 0 ? [{ id, cents: back }] : [];
  });
}

/** What one buyer, mailbox or card can buy within a day; and above what the team looks before anything is delivered. */
export const GIFT_CARD_WINDOW = DAY;
const MOST_BOUGHT = { cents: 150_000, count: 10 };
const DELIVERED_UNSEEN = { cents: 50_000, count: 3 };

type Bought = { /** Of this and of those before it within the window. */ cents: number; count: number };

/** Whether this is too much to be sold to anybody within a day. */
export const isTooMuchBought = ({ cents, count }: Bought): boolean =>
  cents > MOST_BOUGHT.cents || count > MOST_BOUGHT.count;

/** Whether somebody of the team looks at it first: stolen cards are turned into codes quickly. */
export const isHeldForReview = ({ cents, count }: Bought): boolean =>
  cents > DELIVERED_UNSEEN.cents || count > DELIVERED_UNSEEN.count;

/** Wrong codes in a row until somebody has to wait, and for how long. */
export const MOST_WRONG_CODES = 5;
export const CODE_LOCK = DAY / 24;

/** Why a code cannot be put into an account; undefined if it can. */
export type RedeemRefusal = "giftCodeUnknown" | "giftCodeUsed" | "giftCodeOwn" | "giftCodeExpired" | "giftCodeVoid";

type Redeemable = { status: GiftCardStatus; expiresOn: string | null; ownerId: string | null };

export function redeemRefusal(
  card: Redeemable | undefined,
  { clientId, now }: { clientId: string; now: number },
): RedeemRefusal | undefined {
  if (!card?.expiresOn || card.status === "ordered") return "giftCodeUnknown";
  if (card.ownerId !== null) return card.ownerId === clientId ? "giftCodeOwn" : "giftCodeUsed";
  if (card.status === "void" || card.status === "held") return "giftCodeVoid";
  return isGiftCardExpired(card.expiresOn, now) ? "giftCodeExpired" : undefined;
}

export const GIFT_CARD_ACTS = ["resend", "replace", "void", "refund", "release", "refuse"] as const;
export type GiftCardAct = (typeof GIFT_CARD_ACTS)[number];
export const VOID_CAUSES = ["refused", "withdrawn", "team", "disputed"] as const;
export type VoidCause = (typeof VOID_CAUSES)[number];

type Voided = { status: GiftCardStatus; voidCause: VoidCause | null; balanceCents: number };

/**
 * Where money goes that comes back to a gift card. It stays on one that can be used. Of a stopped one it goes on to the card
 * that paid, as the rest did; if the team kept the rest, or a bank has the price, people decide.
 */
export function returnGoesTo({ status, voidCause, balanceCents }: Voided): "giftCard" | "buyer" | "team" {
  if (status !== "void") return "giftCard";
  return voidCause === "disputed" || balanceCents > 0 ? "team" : "buyer";
}

type Acted = Voided & { /** In an account. */ isOwned: boolean; isMailed: boolean };

/** What the team can do with a gift card now. */
export const teamActs = (acted: Acted): Record<GiftCardAct, boolean> => ({
  ...beforeVoid(acted),
  refund: acted.status === "void" && acted.voidCause !== "disputed" && acted.balanceCents > 0,
});

const beforeVoid = ({ status, isOwned, isMailed }: Acted) => ({
  resend: status === "delivered" && isMailed && !isOwned,
  replace: (status === "paid" || status === "delivered") && !isOwned,
  void: status === "paid" || status === "delivered",
  release: status === "held",
  refuse: status === "held",
});

type Withdrawable = {
  status: GiftCardStatus;
  amountCents: number;
  balanceCents: number;
  /** The end of the period of § 355 BGB. */
  until: number;
};

/** Whether its buyer can withdraw: within the period, while nothing of it was used. */
export const mayWithdrawGiftCard = ({ status, amountCents, balanceCents, until }: Withdrawable, now: number): boolean =>
  (status === "paid" || status === "held" || status === "delivered") && balanceCents === amountCents && now < until;
