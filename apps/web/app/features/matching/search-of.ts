import type { Preferences } from "@aufwind/contract/clients";
import { ANY_SEARCH, type Search } from "../../shared/search-address/search-address.ts";

/** The search for a client's preferences. */
export const searchOf = (preferences: Preferences) =>
  ({
    topics: preferences.preferredCoachingAreas,
    languages: preferences.preferredSpokenLanguages as Search["languages"],
    minFee: preferences.preferredCoachMinFee ?? ANY_SEARCH.minFee,
    maxFee: preferences.preferredCoachMaxFee ?? ANY_SEARCH.maxFee,
    gender: preferences.preferredCoachGender,
  }) satisfies Partial<Search>;
