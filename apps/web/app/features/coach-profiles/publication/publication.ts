import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import type { Need, Wish } from "@aufwind/rules/coach-profiles";
import type { MemberPage } from "../../../platform/pages/pages.ts";

export type Visibility = "public" | "unlisted" | "ownClients" | "waiting" | "held" | "private";

type Switches = Pick<OwnProfile, "isProfilePublic" | "allowInSearchingAndListing" | "ownClientsOnly"> & {
  check: Pick<NonNullable<OwnProfile["check"]>, "state" | "isHoldingBack"> | null;
};

/** A public but unlisted profile is found by nobody; a private one may wait for the team, or be held by it. */
export function visibilityOf(profile: Switches): Visibility {
  const { check } = profile;
  if (!profile.isProfilePublic && check?.isHoldingBack) return check.state === "waiting" ? "waiting" : "held";
  if (!profile.isProfilePublic) return "private";
  if (profile.ownClientsOnly) return "ownClients";
  return profile.allowInSearchingAndListing ? "public" : "unlisted";
}

/** Who finds and books a public profile. */
export const LISTINGS = ["listed", "unlisted", "ownClients"] as const;

export const listingOf = (profile: Pick<OwnProfile, "allowInSearchingAndListing" | "ownClientsOnly">) =>
  profile.ownClientsOnly ? "ownClients" : profile.allowInSearchingAndListing ? "listed" : "unlisted";

/** Whether the coach is still in the onboarding, whose steps ask for what is missing. */
export type During = "setUp" | "practice";

export type Place = { page: MemberPage; hash?: string };

/** Where each required or optional part of a profile is entered. */
export const PLACES: Record<Need | Wish, Place> = {
  terms: { page: "onboardingTerms" },
  conduct: { page: "onboardingConduct" },
  name: { page: "account", hash: "details" },
  business: { page: "coachBusiness" },
  photo: { page: "coachProfile", hash: "photo-profile" },
  salesPitch: { page: "coachProfile", hash: "sales-pitch" },
  aboutMe: { page: "coachProfile", hash: "bio" },
  areas: { page: "coachProfile", hash: "areas" },
  languages: { page: "coachProfile", hash: "languages" },
  consultations: { page: "coachConsultations" },
  workingHours: { page: "coachSchedule" },
  freeSlots: { page: "coachPreview" },
  tagLine: { page: "coachProfile", hash: "introduction" },
  bothLanguages: { page: "coachProfile", hash: "sales-pitch" },
  certifications: { page: "coachProfile", hash: "certifications" },
  resume: { page: "coachResume" },
  banner: { page: "coachProfile", hash: "photo-banner" },
  aboutVideo: { page: "coachProfile", hash: "video" },
  socialNetworks: { page: "coachNetworks" },
};

/** The same during the onboarding: in its steps; why no slot is free is in the preview. */
export const SET_UP_PLACES: Record<Need, Place> = {
  terms: { page: "onboardingTerms", hash: "accept" },
  conduct: { page: "onboardingConduct", hash: "accept" },
  name: { page: "onboardingAccount", hash: "name" },
  business: { page: "onboardingAccount", hash: "business" },
  photo: { page: "onboardingProfile", hash: "photo-profile" },
  salesPitch: { page: "onboardingProfile", hash: "sales-pitch" },
  aboutMe: { page: "onboardingProfile", hash: "bio" },
  areas: { page: "onboardingProfile", hash: "areas" },
  languages: { page: "onboardingProfile", hash: "languages" },
  consultations: { page: "onboardingSchedule", hash: "consultations" },
  workingHours: { page: "onboardingSchedule", hash: "hours" },
  freeSlots: { page: "coachPreview" },
};

const isNeed = (code: string): code is Need => Object.hasOwn(SET_UP_PLACES, code);

/** The missing parts named by a refusal to publish. */
export const needsIn = (errors: readonly { field: string }[] | undefined): Need[] =>
  (errors ?? []).map(({ field }) => field).filter(isNeed);
