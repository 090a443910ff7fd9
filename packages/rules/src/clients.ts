import { topicByKey } from "./areas.ts";

/** How far somebody has come at work, as clients say it of themselves. */
export const EXPERIENCE_LEVELS = ["entry", "intermediate", "advanced", "leadership", "specialized"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** The highest degree somebody has. */
export const QUALIFICATIONS = ["high_school", "associate", "bachelor", "master", "doctorate"] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

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
