import { type AgreedText, type GivenAt, isAgreedText, type LegalText } from "@aufwind/rules/legal-texts";
import type { Locale } from "@aufwind/rules/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { inForce, ownTexts, versionsOf } from "./queries.ts";
import * as store from "./store.ts";

type Agreeing = { userId: string; text: AgreedText; locale: Locale; givenAt: GivenAt };

/** Agrees to the version that holds today. */
export async function agreeToCurrent(tx: Tx, platform: Platform, agreeing: Agreeing): Promise<void> {
  const version = inForce(platform, agreeing.text);
  await store.insertAgreement(tx, { ...agreeing, version, now: platform.clock.now() });
}

type BookingAgreement = { userId: string; locale: Locale; seen: string | undefined };

/**
 * A booking is made under the terms that hold now: the client agrees to them by booking, if the page showed them
 * (`seen`). Returns their version.
 */
export async function agreeByBooking(tx: Tx, platform: Platform, { seen, ...client }: BookingAgreement) {
  const version = inForce(platform, "terms");
  if (seen !== undefined && seen !== version) throw new Problem("termsChanged");
  // As long as there is one version only, everybody has agreed to it.
  if (versionsOf(platform, "terms")[0] === version) return version;
  const { texts } = await ownTexts(platform, tx, client.userId);
  const own = texts.find(({ text }) => text === "terms")?.own;
  if (own === version) return version;
  if (seen === undefined) throw new Problem("termsChanged");
  await store.insertAgreement(tx, {
    ...{ ...client, text: "terms", version },
    ...{ givenAt: "booking", now: platform.clock.now() },
  });
  return version;
}

type AgreeParams = { userId: string; text: LegalText; version: string; locale: Locale };

/** A coach agrees to a version that was announced, before it applies by itself; twice is once. */
export const agreeToAnnounced = (platform: Platform, { userId, text, version, locale }: AgreeParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { announced } = await ownTexts(platform, tx, userId);
    const told = announced.find((each) => each.text === text && each.version === version);
    if (!told || !isAgreedText(text)) throw new Problem("notFound");
    if (told.agreedAt) return;
    if (!told.can.agree) throw new Problem("notPossibleNow");
    const now = platform.clock.now();
    await store.insertAgreement(tx, { userId, text, version, locale, givenAt: "page", now });
  });
