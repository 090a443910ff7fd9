/** How far somebody has come at work, as clients say it of themselves. */
export const EXPERIENCE_LEVELS = ["entry", "intermediate", "advanced", "leadership", "specialized"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** The highest degree somebody has. */
export const QUALIFICATIONS = ["high_school", "associate", "bachelor", "master", "doctorate"] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];
