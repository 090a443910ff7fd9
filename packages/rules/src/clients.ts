import { topicByKey } from "./areas.ts";

/** Career levels, as clients state them. */
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

/** Whether storing these topics needs explicit consent (Art. 9 GDPR). */
export const touchesHealth = (areas: readonly string[]): boolean => areas.some((area) => topicByKey(area)?.health);

/** Whether crisis numbers belong beside these topics. */
export const isUrgent = (areas: readonly string[]): boolean => areas.some((area) => topicByKey(area)?.acute);
