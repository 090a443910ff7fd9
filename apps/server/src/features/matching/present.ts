import type { SuggestedCoach } from "@aufwind/contract/matching";
import { type Matchable, matchOf, type Wish } from "@aufwind/rules/matching";
import { traitsOf } from "@aufwind/rules/search/index-terms";
import type { MatchedRow } from "./store.ts";

const GENDERS = ["female", "male"] as const;

const genderOf = (traits: number): Matchable["gender"] =>
  GENDERS.find((gender) => traits & traitsOf({ gender, hasExtended: false })) ?? null;

/** A coach with the reasons of the match. */
export function presentMatch(row: MatchedRow, wish: Wish, now: Date): SuggestedCoach {
  const nextFreeAt = Number(row.next_free_at);
  const coach: Matchable = {
    areas: row.card.areasOfIntervention,
    languages: row.card.spokenLanguages,
    gender: genderOf(row.traits),
    feeCents: row.fee_cents,
    rating: row.rating,
    nextFreeAt: Number.isFinite(nextFreeAt) ? nextFreeAt : null,
  };
  const { reasons } = matchOf(wish, coach, now.getTime());
  return { ...row.card, match: { score: row.score, reasons } };
}
