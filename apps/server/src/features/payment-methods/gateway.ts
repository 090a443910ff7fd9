import { MINUTE } from "@aufwind/rules/time/durations";
import type Stripe from "stripe";
import { failureOf } from "../../platform/cards/outcome.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";

type Means = Pick<Platform, "cards" | "log">;

/** What the provider answers; undefined where it does not know what it was asked about. Else it is a problem of its own. */
async function answer<T>({ log }: Means, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "refused" && failure.code === "resource_missing") return undefined;
    log.error({ failure: failure.kind, code: "code" in failure ? failure.code : undefined }, "no card could be saved");
    throw new Problem("cardsUnavailable");
  }
}

/**
 * Makes somebody known to the provider, by nothing but our id: who it is follows by a job. The key makes one of two at
 * once, of which the second has to ask again; and it lasts a minute, so that a failure that the provider remembers does
 * not stand in the way for a day.
 */
export async function createCustomer(means: Means, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const idempotencyKey = `customer-${userId}-${Math.floor(now.getTime() / MINUTE)}`;
  const how = { idempotencyKey, maxNetworkRetries: 1 };
  const made = means.cards.stripe.customers.create({ metadata: { user: userId } }, how);
  return found(await answer(means, made)).id;
}

/** Opens the way for a card that will be charged while its owner is away. */
export async function createSetup(means: Means, customerId: string): Promise<Setup> {
  const made = means.cards.stripe.setupIntents.create({
    customer: customerId,
    usage: "off_session",
    allowed_payment_method_types: ["card"],
  });
  const { id, client_secret } = found(await answer(means, made));
  return { setupIntentId: id, clientSecret: found(client_secret ?? undefined) };
}
type Setup = { setupIntentId: string; clientSecret: string };

function found<T>(answered: T | undefined): T {
  if (answered === undefined) throw new Problem("cardsUnavailable");
  return answered;
}

export type SavedCard = {
  providerId: string;
  brand: string;
  lastFour: string;
  month: number;
  year: number;
  /** The same for the same number, whoever saves it. */
  fingerprint: string | null;
};

/** What became of it: whose it is, and the card where it was saved and is still the owner's. */
export async function readSetup(
  means: Means,
  id: string,
): Promise<{ customerId: string; card: SavedCard | undefined } | undefined> {
  const intent = await answer(means, means.cards.stripe.setupIntents.retrieve(id, { expand: ["payment_method"] }));
  const customerId = idOf(intent?.customer);
  if (!intent || !customerId) return undefined;
  const method = intent.payment_method;
  const isSaved = intent.status === "succeeded" && typeof method === "object" && idOf(method?.customer) === customerId;
  return { customerId, card: isSaved && method ? savedCard(method) : undefined };
}

const idOf = (named: string | { id: string } | null | undefined) => (typeof named === "string" ? named : named?.id);

const savedCard = ({ id, card }: Stripe.PaymentMethod): SavedCard | undefined =>
  card && {
    providerId: id,
    brand: card.brand,
    lastFour: card.last4,
    month: card.exp_month,
    year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
  };

/** A card as the provider knows it now; undefined where it is nobody's any more. */
export async function readCard(means: Means, providerId: string): Promise<SavedCard | undefined> {
  const method = await answer(means, means.cards.stripe.paymentMethods.retrieve(providerId));
  return method?.customer ? savedCard(method) : undefined;
}

/** Lets the provider forget a card, in the background; answers whether it has. One that it does not have is forgotten. */
export const detachCard = ({ cards, log }: Means, providerId: string): Promise<boolean> =>
  forgets({ cards, log }, () => cards.stripe.paymentMethods.detach(providerId));

/** The same with everything that it knows of somebody. */
export const deleteCustomer = ({ cards, log }: Means, providerId: string): Promise<boolean> =>
  forgets({ cards, log }, () => cards.stripe.customers.del(providerId));

async function forgets({ cards, log }: Means, forget: () => Promise<unknown>): Promise<boolean> {
  await cards.pace();
  try {
    await forget();
    return true;
  } catch (error) {
    const failure = failureOf(error);
    // Refused is what it does not have any more.
    if (failure.kind !== "refused") log.warn({ failure: failure.kind }, "the provider could not forget yet");
    return failure.kind === "refused";
  }
}
