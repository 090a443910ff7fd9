import { createHmac } from "node:crypto";
import type { OwnGiftCards } from "@aufwind/contract/gift-cards";
import { CODE_LOCK, type GiftCardStatus, MOST_WRONG_CODES, redeemRefusal } from "@aufwind/rules/gift-cards";
import { asGiftCode } from "@aufwind/rules/gift-cards-codes";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { codeHashOf } from "./gift-card-keys.ts";
import * as guesses from "./guess-store.ts";
import { giftCardsOf } from "./queries.ts";
import * as store from "./redeem-store.ts";

type Redeeming = { clientId: string; network: string; code: string };

/** Puts a gift card into an account; of fifty who try at once one gets it, and the others hear that it is taken. */
export async function redeem(platform: Platform, { clientId, network, code: typed }: Redeeming) {
  const sources = [`client ${clientId}`, `network ${network}`].map((source) => sourceOf(platform, source));
  await refuseLocked(platform, sources);
  const code = asGiftCode(typed);
  const redeemedCents = code === undefined ? undefined : await putIntoAccount(platform, { clientId, code });
  if (redeemedCents === undefined) {
    await countWrong(platform, sources);
    throw new Problem("giftCodeUnknown");
  }
  await guesses.forgetGuesses(platform.database, sources);
  const own: OwnGiftCards = await giftCardsOf(platform, clientId);
  return { ...own, redeemedCents };
}

/** Keyed hash: the table names neither people nor networks. */
const sourceOf = ({ config }: Platform, source: string) =>
  createHmac("sha256", config.secret).update(`gift code guesses ${source}`).digest();

/** Undefined if there is no such code. */
const putIntoAccount = (
  { database, config, clock, jobs }: Platform,
  { clientId, code }: Record<"clientId" | "code", string>,
) =>
  transact(database, async (tx) => {
    const now = clock.now();
    const card = await store.lockByCode(tx, codeHashOf(config.secret, code));
    const facts = card && { status: card.status as GiftCardStatus, expiresOn: card.expiresOn, ownerId: card.owner_id };
    const why = redeemRefusal(facts, { clientId, now: now.getTime() });
    if (!card || why === "giftCodeUnknown") return undefined;
    if (why) throw new Problem(why);
    await store.setOwner(tx, { id: card.id, clientId, now });
    // What could not be charged has another chance.
    await jobs.add(tx, "payments-due", {});
    return card.balance_cents;
  });

async function refuseLocked({ database, clock }: Platform, sources: Buffer[]): Promise<void> {
  const now = clock.now();
  const until = await guesses.findLock(database, { sources, now });
  if (!until) return;
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1000);
  throw new Problem("giftCodesLocked", { retryAfter });
}

/** A person has few guesses; a network, which many share, has ten times as many. */
async function countWrong({ database, clock }: Platform, [client, network]: Buffer[]): Promise<void> {
  const now = clock.now();
  const lockedUntil = new Date(now.getTime() + CODE_LOCK);
  if (client) await guesses.addGuess(database, { source: client, most: MOST_WRONG_CODES, now, lockedUntil });
  if (network) await guesses.addGuess(database, { source: network, most: 10 * MOST_WRONG_CODES, now, lockedUntil });
}
