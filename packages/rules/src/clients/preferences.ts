import { topicByKey } from "../areas.ts";

/** Where somebody heard of us. */
export const REFERRAL_SOURCES = [
  "friend",
  "searchEngine",
  "instagram",
  "facebook",
  "linkedin",
  "tiktok",
  "event",
  "media",
  "other",
] as const;

/** Whether keeping these topics needs the client's explicit consent (Art. 9 GDPR). */
export const touchesHealth = (areas: readonly string[]): boolean => areas.some((area) => topicByKey(area)?.health);

/** Whether the crisis numbers belong beside these topics. */
export const isUrgent = (areas: readonly string[]): boolean => areas.some((area) => topicByKey(area)?.acute);
