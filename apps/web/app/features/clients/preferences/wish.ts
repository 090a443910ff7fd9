import type { Preferences } from "@aufwind/contract/clients";

/** Whether there is enough for suggestions: topics and languages. */
export const hasWish = ({
  preferredCoachingAreas: topics,
  preferredSpokenLanguages: languages,
}: Preferences): boolean => topics.length > 0 && languages.length > 0;
