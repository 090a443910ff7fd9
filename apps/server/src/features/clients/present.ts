import type { Preferences } from "@aufwind/contract/clients";
import type { Wish } from "@aufwind/rules/matching";
import type { ClientRow } from "./store.ts";

type Said = { clientId: string; row: ClientRow | undefined; areas: string[] };

const toEuros = (cents: number | null | undefined) => (typeof cents === "number" ? cents / 100 : null);

/** A missing row means that nothing was said yet. */
export const presentPreferences = ({ clientId, row, areas }: Said): Preferences => ({
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

export const presentWish = (row: ClientRow, areas: string[]): Wish => ({
  areas,
  languages: row.languages,
  minFeeCents: row.min_fee_cents,
  maxFeeCents: row.max_fee_cents,
  gender: row.coach_gender as Wish["gender"],
});
