import { MINUTE } from "@aufwind/rules/time/durations";
import type Stripe from "stripe";
import { failureOf } from "../../platform/cards/outcome.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "cards" | "log">;

/** The provider's answer; undefined if it does not know the object. Other errors become problems. */
async function answer<T>({ log }: Deps, asked: Promise<T>): Promise<T | undefined> {
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
 * Creates a customer at the provider, with our id only; a job adds the details. The idempotency key merges concurrent
 * requests, of which the second has to ask again; it lasts a minute, so that a remembered failure does not block for a
 * day.
 */
export async function createCustomer(deps: Deps, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const idempotencyKey = `customer-${userId}-${Math.floor(now.getTime() / MINUTE)}`;
  const how = { idempotencyKey, maxNetworkRetries: 1 };
  const made = deps.cards.stripe.customers.create({ metadata: { user: userId } }, how);
  return found(await answer(deps, made)).id;
}

/** Creates a setup intent for off-session charges. */
export async function createSetup(deps: Deps, customerId: string): Promise<Setup> {
  const made = deps.cards.stripe.setupIntents.create({
    customer: customerId,
    usage: "off_session",
    allowed_payment_method_types: ["card"],
  });
  const { id, client_secret } = found(await answer(deps, made));
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
  /** The fingerprint: the same for the same number, whoever saves it. */
  fingerprint: string | null;
};

/** The result: whose it is, and the card if it was saved and is still attached. */
export async function readSetup(
  deps: Deps,
  id: string,
): Promise<{ customerId: string; card: SavedCard | undefined } | undefined> {
  const intent = await answer(deps, deps.cards.stripe.setupIntents.retrieve(id, { expand: ["payment_method"] }));
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

/** A card as the provider has it now; undefined if it is detached. */
export async function readCard(deps: Deps, providerId: string): Promise<SavedCard | undefined> {
  const method = await answer(deps, deps.cards.stripe.paymentMethods.retrieve(providerId));
  return method?.customer ? savedCard(method) : undefined;
}

/** Detaches a card at the provider, in the background; returns whether it is gone. An unknown one counts as gone. */
export const detachCard = ({ cards, log }: Deps, providerId: string): Promise<boolean> =>
  forgets({ cards, log }, () => cards.stripe.paymentMethods.detach(providerId));

/** The same for a whole customer. */
export const deleteCustomer = ({ cards, log }: Deps, providerId: string): Promise<boolean> =>
  forgets({ cards, log }, () => cards.stripe.customers.del(providerId));

async function forgets({ cards, log }: Deps, forget: () => Promise<unknown>): Promise<boolean> {
  await cards.pace();
  try {
    await forget();
    return true;
  } catch (error) {
    const failure = failureOf(error);
    // Refused means that it does not exist any more.
    if (failure.kind !== "refused") log.warn({ failure: failure.kind }, "the provider could not forget yet");
    return failure.kind === "refused";
  }
}
