import type { PayoutAccount } from "@aufwind/contract/statements";
import type { Locale } from "@aufwind/rules/locale";
import { failureOf } from "../../platform/cards/outcome.ts";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { findBusiness } from "../businesses/store.ts";
import { accountFactsOf, accountPagesLink, onboardingLink, openAccount } from "./gateway.ts";
import type { AccountRow } from "./store.ts";
import * as store from "./store.ts";

/** The provider's page for a coach to connect; the first time an account is created there. */
export async function connectAccount(
  platform: Platform,
  { coachId, locale }: { coachId: string; locale: Locale },
): Promise<string> {
  const { database, cards, config } = platform;
  const business = await findBusiness(database, coachId);
  if (!business) throw new Problem("businessNeeded");
  const back = pageLink(config, { page: "coachFinances", locale });
  return asking(platform, async () => {
    if (!(await store.findAccount(database, coachId))) {
      const { country, company_email: email } = business;
      const now = platform.clock.now();
      const opened = await openAccount(cards, { coachId, country, email, now });
      await store.storeAccount(database, { coach_id: coachId, provider_id: opened, created_at: now });
    }
    const kept = await store.findAccount(database, coachId);
    return onboardingLink(cards, { account: kept?.provider_id ?? "", back });
  });
}

/** The provider's page where a connected coach changes the bank account. */
export async function changeAccount(platform: Platform, coachId: string): Promise<string> {
  const account = await store.findAccount(platform.database, coachId);
  if (account?.status !== "ready") throw new Problem("notFound");
  return asking(platform, () => accountPagesLink(platform.cards, account.provider_id));
}

/** The status of a coach's account, from the provider. */
export async function fetchAccount(platform: Platform, coachId: string): Promise<PayoutAccount> {
  const account = await store.findAccount(platform.database, coachId);
  if (account) await asking(platform, () => refreshAccount(platform, account.provider_id));
  return presentAccount(await store.findAccount(platform.database, coachId));
}

/** Asks the provider for an account's status and stores it; a ready account gets its due payouts. */
export async function refreshAccount(platform: Platform, providerId: string): Promise<void> {
  const { status, bank } = await accountFactsOf(platform.cards, providerId);
  await transact(platform.database, async (tx) => {
    const stored = await store.updateAccount(tx, providerId, {
      status,
      bank_name: bank?.name ?? null,
      bank_last_four: bank?.lastFour ?? null,
      checked_at: platform.clock.now(),
    });
    if (stored?.status === "ready") await platform.jobs.add(tx, "payouts-due", {});
  });
}

const UNASKED = 6 * 3_600_000;
const AT_ONCE = 200;

/** Checks the accounts that are not ready yet, a few times a day. */
export async function refreshWaiting(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - UNASKED);
  for (const { provider_id } of await store.findWaiting(platform.database, { before, limit: AT_ONCE })) {
    await platform.cards.pace();
    try {
      await refreshAccount(platform, provider_id);
    } catch (error) {
      // Not reachable now: the next round asks again.
      failureOf(error);
    }
  }
}

/** Whatever the provider's error is, the person can only try again later. */
async function asking<T>({ log }: Platform, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error);
    log.warn({ failure: failure.kind, ...("code" in failure && { code: failure.code }) }, "connecting failed");
    throw new Problem("cardsUnavailable");
  }
}

export const presentAccount = (row: AccountRow | undefined): PayoutAccount => ({
  status: (row?.status ?? "none") as PayoutAccount["status"],
  bank: row?.bank_last_four ? { name: row.bank_name ?? "", lastFour: row.bank_last_four } : null,
});
