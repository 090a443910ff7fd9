import { createHmac } from "node:crypto";
import { expiryOf, lastDayOf, MOST_CARDS } from "@aufwind/rules/payments/cards";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser } from "../accounts/store.ts";
import { createCustomer, createSetup, readCard, readSetup, type SavedCard } from "./gateway.ts";
import { knownOf, listCards, mayRemove } from "./queries.ts";
import * as store from "./store.ts";

type Own = { userId: string; id: string };

/** Creates a setup intent for the provider's form. */
export async function startCard(platform: Platform, userId: string) {
  const { items } = await listCards(platform, userId);
  if (items.length >= MOST_CARDS) throw new Problem("tooManyCards");
  return createSetup(platform, await customerOf(platform, userId));
}

/** Somebody's customer id at the provider; undefined before the first card. */
async function customerOf(platform: Platform, userId: string): Promise<string> {
  const { database, clock, jobs } = platform;
  const known = await store.findCustomer(database, userId);
  if (known) return known.provider_id;
  const now = clock.now();
  const provider_id = await createCustomer(platform, { userId, now });
  return transact(database, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Problem("notSignedIn");
    const customer = await store.insertCustomer(tx, { user_id: userId, provider_id, created_at: now });
    await jobs.add(tx, "sync-customer", { userId });
    return customer?.provider_id ?? provider_id;
  });
}

type SaveCardParams = { userId: string; setupIntentId: string };

/** Stores the card that the provider's form has saved. */
export async function saveCard(platform: Platform, { userId, setupIntentId }: SaveCardParams): Promise<void> {
  const setup = await readSetup(platform, setupIntentId);
  const owner = setup && (await store.findOwner(platform.database, setup.customerId));
  if (owner?.user_id !== userId) throw new Problem("notFound");
  const became = setup?.card ? await keep(platform, { userId, card: setup.card }) : "notSaved";
  if (became === "kept") return;
  if (became === "known") throw new Problem("cardKnown");
  const { canAdd } = await listCards(platform, userId);
  throw new Problem(canAdd ? "cardNotSaved" : "tooManyCards");
}

/** The provider reports a saved card: stored if the page has not done it yet. */
export async function saveFromProvider(platform: Platform, setupIntentId: string): Promise<void> {
  const setup = await readSetup(platform, setupIntentId);
  const owner = setup && (await store.findOwner(platform.database, setup.customerId));
  if (owner && setup.card) await keep(platform, { userId: owner.user_id, card: setup.card });
}

/** The provider reports a changed card: banks renew or revoke them. */
export async function handleCardEvent(platform: Platform, providerId: string): Promise<void> {
  const known = await store.findByProvider(platform.database, providerId);
  if (!known || known.removed_at) return;
  const card = await readCard(platform, providerId);
  await transact(platform.database, async (tx) => {
    if (card) await store.renewCard(tx, { ...card, expiresOn: lastDayOf(card) });
    else await dropCard(tx, { userId: known.user_id, id: known.id, now: platform.clock.now() });
  });
}

/** Removes a card even if it is needed: it cannot be charged any more. */
async function dropCard(tx: Tx, { userId, id, now }: Own & { now: Date }): Promise<void> {
  await lockUser(tx, userId);
  const cards = await store.cardsOf(tx, userId);
  await store.setRemoved(tx, { userId, id, now });
  if (cards.find((each) => each.id === id)?.is_default)
    await store.setDefault(tx, { userId, id: nextDefault(cards, { without: id, now }) });
}

type Card = { userId: string; card: SavedCard };

type Became = "kept" | "known" | "notSaved";

/**
 * The result of a saved card. One without a free place, or a duplicate, is removed at the provider; a renewed card
 * replaces the one with the old date.
 */
const keep = ({ config, database, clock, jobs }: Platform, { userId, card }: Card): Promise<Became> =>
  transact(database, async (tx) => {
    const user = await lockUser(tx, userId);
    const cardKey = card.fingerprint ? keyOf(config.secret, card.fingerprint) : null;
    const twin = cardKey && (await store.findKept(tx, { userId, cardKey }));
    const isSame = twin?.expires_on === lastDayOf(card);
    const known = await store.findByProvider(tx, card.providerId);
    if (known) return known.removed_at === null ? "kept" : isSame ? "known" : "notSaved";
    const now = clock.now();
    if (twin && !isSame) await store.setRemoved(tx, { userId, id: twin.id, now });
    const taken = (await store.cardsOf(tx, userId)).map(({ place }) => place);
    const place = user && !isSame && PLACES.find((free) => !taken.includes(free));
    if (place) await store.setDefault(tx, { userId });
    await store.insertPaymentMethod(tx, {
      user_id: userId,
      provider_id: card.providerId,
      brand: card.brand,
      last_four: card.lastFour,
      expires_on: lastDayOf(card),
      created_at: now,
      card_key: cardKey,
      ...(place ? { place, is_default: true } : { removed_at: now }),
    });
    // A new card is a new chance for failed charges.
    if (place) await jobs.add(tx, "payments-due", {});
    if (twin || !place) await jobs.add(tx, "forget-cards", {});
    if (place) return "kept";
    return isSame ? "known" : "notSaved";
  });
const keyOf = (secret: string, fingerprint: string) =>
  createHmac("sha256", secret).update(`card ${fingerprint}`).digest();
const PLACES = Array.from({ length: MOST_CARDS }, (_, index) => index + 1);

/** Makes a card the primary one. */
export const setDefaultCard = ({ database, jobs }: Platform, { userId, id }: Own): Promise<void> =>
  transact(database, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Problem("notSignedIn");
    if (!(await store.setDefault(tx, { userId, id }))) throw new Problem("notFound");
    await jobs.add(tx, "payments-due", {});
  });

/** Removes a card; if it was the primary one, the newest valid one takes its place. */
export const removeCard = ({ database, clock, jobs }: Platform, { userId, id }: Own): Promise<void> =>
  transact(database, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Problem("notSignedIn");
    const now = clock.now();
    const known = await knownOf(tx, { userId, now });
    const card = known.cards.find((each) => each.id === id);
    if (!card) throw new Problem("notFound");
    if (!mayRemove(card, known)) throw new Problem("cardNeeded");
    await store.setRemoved(tx, { userId, id, now });
    if (card.is_default) await store.setDefault(tx, { userId, id: nextDefault(known.cards, { without: id, now }) });
    await jobs.add(tx, "forget-cards", {});
  });

function nextDefault(cards: store.CardRow[], { without, now }: { without: string; now: Date }): string | undefined {
  const left = cards.filter(({ id }) => id !== without);
  return (left.find(({ expires_on }) => expiryOf(expires_on, now.getTime()) !== "expired") ?? left[0])?.id;
}

/** Whoever leaves removes all cards; debts are charged first, then the provider deletes them, too. */
export async function eraseCards(tx: Tx, { clock, jobs }: Platform, userId: string): Promise<void> {
  await store.setAllRemoved(tx, { userId, now: clock.now() });
  await jobs.add(tx, "forget-cards", {});
}
