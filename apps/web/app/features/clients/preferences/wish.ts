import type { Preferences } from "@aufwind/contract/clients";

/** Whether enough is said for coaches to be suggested: topics and languages. */
export const hasWish = ({
  preferredCoachingAreas: topics,
  preferredSpokenLanguages: languages,
}: Preferences): boolean => topics.length > 0 && languages.length > 0;
