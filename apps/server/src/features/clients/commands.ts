import type { Preferences, PreferredCoach, PreferredTopics, Referral } from "@aufwind/contract/clients";
import type { FieldError } from "@aufwind/contract/platform/fields";
import { touchesHealth } from "@aufwind/rules/clients";
import type { Locale } from "@aufwind/rules/locale";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal } from "../../platform/session/seal.ts";
import { lockUser } from "../accounts/store.ts";
import { preferencesOf, sealing } from "./queries.ts";
import * as store from "./store.ts";

/** Writes with the client locked; only clients have preferences. */
export const asClient = <T>(platform: Platform, userId: string, write: (tx: Tx) => Promise<T>): Promise<T> =>
  transact(platform.database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Problem("notSignedIn");
    if (user.kind !== "client") throw new Problem("wrongRole");
    return write(tx);
  });

type Topics = Pick<z.output<typeof PreferredTopics>, "preferredCoachingAreas"> & { locale: Locale };

/** Saves the topics. If they touch health, the consent is stored with them, else removed. */
export const saveTopics = (platform: Platform, userId: string, { preferredCoachingAreas, locale }: Topics) => {
  const areas = [...new Set(preferredCoachingAreas)];
  const consents = touchesHealth(areas);
  return asClient(platform, userId, (tx) =>
    store.upsertClient(tx, userId, {
      areas: seal(JSON.stringify(areas), sealing(platform, userId)),
      health_consent_at: consents ? platform.clock.now() : null,
      health_consent_locale: consents ? locale : null,
    }),
  );
};

const toCents = (euros: number | null) => (euros === null ? null : euros * 100);

export const saveCoach = (platform: Platform, userId: string, wanted: z.output<typeof PreferredCoach>) =>
  asClient(platform, userId, (tx) =>
    store.upsertClient(tx, userId, {
      languages: [...new Set(wanted.preferredSpokenLanguages)],
      min_fee_cents: toCents(wanted.preferredCoachMinFee),
      max_fee_cents: toCents(wanted.preferredCoachMaxFee),
      coach_gender: wanted.preferredCoachGender,
    }),
  );

/** The last step: where the client heard of us; finishes if the earlier steps are done. */
export const saveReferral = (platform: Platform, userId: string, { referralSource }: z.output<typeof Referral>) =>
  asClient(platform, userId, async (tx) => {
    const missing = missingIn(await preferencesOf(platform, tx, userId));
    if (missing.length > 0) throw new Problem("invalidFields", { errors: missing });
    await store.upsertClient(tx, userId, { referral_source: referralSource });
    await store.setFinished(tx, userId, platform.clock.now());
  });

function missingIn({ preferredCoachingAreas: areas, preferredSpokenLanguages: languages }: Preferences): FieldError[] {
  return [
    ...(areas.length > 0 ? [] : [{ field: "preferredCoachingAreas", code: "chooseAreas", params: {} }]),
    ...(languages.length > 0 ? [] : [{ field: "preferredSpokenLanguages", code: "chooseLanguages", params: {} }]),
  ];
}

/** Deletes all preferences and the consent. The client's own profile stays. */
export const deletePreferences = (platform: Platform, userId: string) =>
  asClient(platform, userId, (tx) => store.deleteWishes(tx, userId));
