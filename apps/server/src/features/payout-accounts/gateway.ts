import { createHash } from "node:crypto";
import { MINUTE } from "@aufwind/rules/time/durations";
import type { Cards } from "../../platform/cards/cards.ts";

type OpenAccountParams = { coachId: string; country: string; email: string; now: Date };

/**
 * Creates an account for a coach; idempotent for the same details. The key lasts a minute, so that a remembered failure
 * does not block for a day.
 */
export async function openAccount(
  { stripe }: Cards,
  { coachId, country, email, now }: OpenAccountParams,
): Promise<string> {
  // Other details under the same key would be refused.
  const details = createHash("sha256").update(`${country} ${email}`).digest("hex").slice(0, 16);
  const minute = Math.floor(now.getTime() / MINUTE);
  const { id } = await stripe.accounts.create(
    {
      type: "express",
      country,
      email,
      capabilities: { transfers: { requested: true } },
      metadata: { coach: coachId },
    },
    { idempotencyKey: `account-${coachId}-${details}-${minute}` },
  );
  return id;
}

/** The provider's onboarding page of a coach; valid for a few minutes, and once. */
export async function onboardingLink({ stripe }: Cards, { account, back }: { account: string; back: string }) {
  const { url } = await stripe.accountLinks.create({
    account,
    type: "account_onboarding",
    return_url: back,
    refresh_url: back,
  });
  return url;
}

/** The provider's own pages, where a connected coach changes the bank account. */
export async function accountPagesLink({ stripe }: Cards, account: string): Promise<string> {
  const { url } = await stripe.accounts.createLoginLink(account);
  return url;
}

type AccountFacts = {
  /** Whether it can receive transfers. */
  status: "started" | "submitted" | "ready";
  bank: { name: string; lastFour: string } | null;
};

export async function accountFactsOf({ stripe }: Cards, account: string): Promise<AccountFacts> {
  const { capabilities, payouts_enabled, details_submitted, external_accounts } =
    await stripe.accounts.retrieve(account);
  const [bank] = external_accounts?.data ?? [];
  return {
    status:
      capabilities?.transfers === "active" && payouts_enabled ? "ready" : details_submitted ? "submitted" : "started",
    bank: bank?.object === "bank_account" ? { name: bank.bank_name ?? "", lastFour: bank.last4 } : null,
  };
}
