import type { Preferences } from "@aufwind/contract/clients";
import type { Wish } from "@aufwind/rules/matching";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { unseal } from "../../platform/session/seal.ts";
import type { ClientRow } from "./store.ts";
import * as store from "./store.ts";

/** Bound to the client: topics moved to another row cannot be opened there. */
export const sealing = ({ config }: Platform, userId: string) => ({
  secret: config.secret,
  purpose: `topics ${userId}`,
});

type PresentPreferencesParams = { clientId: string; row: ClientRow | undefined; areas: string[] };

const toEuros = (cents: number | null | undefined) => (typeof cents === "number" ? cents / 100 : null);

/** A missing row means that nothing was said yet. */
const presentPreferences = ({ clientId, row, areas }: PresentPreferencesParams): Preferences => ({
  clientId,
  preferredCoachingAreas: areas,
  healthConsent: Boolean(row?.health_consent_at),
  preferredSpokenLanguages: row?.languages ?? [],
  preferredCoachMinFee: toEuros(row?.min_fee_cents),
  preferredCoachMaxFee: toEuros(row?.max_fee_cents),
  preferredCoachGender: (row?.coach_gender ?? null) as Preferences["preferredCoachGender"],
  referralSource: (row?.referral_source ?? null) as Preferences["referralSource"],
  isFinished: Boolean(row?.finished_at),
});

const presentWish = (row: ClientRow, areas: string[]): Wish => ({
  areas,
  languages: row.languages,
  minFeeCents: row.min_fee_cents,
  maxFeeCents: row.max_fee_cents,
  gender: row.coach_gender as Wish["gender"],
});

/** Topics sealed with another SECRET read as none; the client can choose them again. */
function topicsOf(platform: Platform, row: store.ClientRow | undefined): string[] {
  if (!row?.areas) return [];
  try {
    return JSON.parse(unseal(row.areas, sealing(platform, row.user_id))) as string[];
  } catch (err) {
    platform.log.error({ err }, "a client's topics cannot be opened: was SECRET changed?");
    return [];
  }
}

/** A client's preferences, as the client sees them. */
export async function preferencesOf(platform: Platform, db: DbOrTx, userId: string): Promise<Preferences> {
  const row = await store.findClient(db, userId);
  return presentPreferences({ clientId: userId, row, areas: topicsOf(platform, row) });
}

/** What coaches are matched against; undefined before topics and languages are chosen. */
export async function wishOf(platform: Platform, db: DbOrTx, userId: string): Promise<Wish | undefined> {
  const row = await store.findClient(db, userId);
  const areas = topicsOf(platform, row);
  return row && areas.length > 0 && row.languages.length > 0 ? presentWish(row, areas) : undefined;
}
