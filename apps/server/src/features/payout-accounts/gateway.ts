import { createHash } from "node:crypto";
import { MINUTE } from "@aufwind/rules/time/durations";
import type { Cards } from "../../platform/cards/cards.ts";

type Opening = { coachId: string; country: string; email: string; now: Date };

/**
 * Opens an account for a coach; the same one however often it is asked for with the same details. The key lasts a
 * minute, so that a failure that the provider remembers does not stand in the way for a day.
 */
export async function openAccount({ stripe }: Cards, { coachId, country, email, now }: Opening): Promise<string> {
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

/** The provider's page on which a coach goes on; good for a few minutes, and once. */
export async function onboardingLink({ stripe }: Cards, { account, back }: { account: string; back: string }) {
  const { url } = await stripe.accountLinks.create({
    account,
    type: "account_onboarding",
    return_url: back,
    refresh_url: back,
  });
  return url;
}

/** How far a coach has come, and whether money can be sent there. */
export async function standingOf({ stripe }: Cards, account: string): Promise<"started" | "submitted" | "ready"> {
  const { capabilities, payouts_enabled, details_submitted } = await stripe.accounts.retrieve(account);
  if (capabilities?.transfers === "active" && payouts_enabled) return "ready";
  return details_submitted ? "submitted" : "started";
}
