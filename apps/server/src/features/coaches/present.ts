import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import type { Title } from "@aufwind/rules/coaches";
import type { CoachRow } from "./store.ts";

/** The sections of a profile that a coach writes. */
export type Sections = Pick<
  OwnProfile,
  | "title"
  | "preferredPronoun"
  | "preferredGenderIdentity"
  | "organizationSector"
  | "tagLine"
  | "salesPitch"
  | "aboutMe"
  | "description"
  | "certifications"
  | "enableBIO"
  | "aboutVideoUrl"
  | "areasOfIntervention"
  | "spokenLanguages"
  | "socialNetworks"
>;

const inBoth = (de = "", en = "") => ({ de, en });

/** A missing row is an empty profile. */
export const presentSections = (coach: CoachRow | undefined): Sections => ({
  title: (coach?.title ?? "none") as Title,
  preferredPronoun: (coach?.pronoun ?? null) as Sections["preferredPronoun"],
  preferredGenderIdentity: (coach?.gender_identity ?? null) as Sections["preferredGenderIdentity"],
  organizationSector: (coach?.sector ?? null) as Sections["organizationSector"],
  tagLine: inBoth(coach?.tag_line_de, coach?.tag_line_en),
  salesPitch: inBoth(coach?.sales_pitch_de, coach?.sales_pitch_en),
  aboutMe: inBoth(coach?.about_me_de, coach?.about_me_en),
  description: inBoth(coach?.description_de, coach?.description_en),
  certifications: inBoth(coach?.certifications_de, coach?.certifications_en),
  enableBIO: coach?.enable_bio ?? true,
  aboutVideoUrl: coach?.about_video_url ?? null,
  areasOfIntervention: coach?.areas ?? [],
  spokenLanguages: coach?.languages ?? [],
  socialNetworks: (coach?.social_networks ?? {}) as Sections["socialNetworks"],
});
