import { NETWORKS, type Network } from "@aufwind/rules/coaches-links";
import { choice, chosen, inBoth, text, ticked } from "../../../platform/forms/form-body.ts";
import { AREA_FIELD, typedAreas } from "./area-choice.ts";

/** Title, pronoun, gender identity and sector; empty ones are unset. */
export const personBody = (form: FormData) => ({
  title: text(form, "title"),
  preferredPronoun: choice(form, "preferredPronoun"),
  preferredGenderIdentity: choice(form, "preferredGenderIdentity"),
  organizationSector: choice(form, "organizationSector"),
});

export const introductionBody = (form: FormData) => ({ ...personBody(form), tagLine: inBoth(form, "tagLine") });

export const pitchBody = (form: FormData) => ({ salesPitch: inBoth(form, "salesPitch") });

/** The ticked areas, and what is still in the field for own ones. */
export const areasBody = (form: FormData) => ({
  areasOfIntervention: [...new Set([...chosen(form, AREA_FIELD), ...typedAreas(text(form, "ownArea") ?? "")])],
});

const aboutBody = (form: FormData) => ({
  aboutMe: inBoth(form, "aboutMe"),
  certifications: inBoth(form, "certifications"),
});

export const bioBody = (form: FormData) => ({
  ...aboutBody(form),
  description: inBoth(form, "description"),
  enableBIO: ticked(form, "enableBIO"),
  aboutVideoUrl: text(form, "aboutVideoUrl"),
});

export const languagesBody = (form: FormData) => ({ spokenLanguages: chosen(form, "spokenLanguages") });

/** Everything of the onboarding's fourth step. */
export const profileStepBody = (form: FormData) => ({
  tagLine: inBoth(form, "tagLine"),
  ...pitchBody(form),
  ...aboutBody(form),
  ...areasBody(form),
  ...languagesBody(form),
});

export const networksBody = (form: FormData) =>
  Object.fromEntries(NETWORKS.map((network) => [network, text(form, network)])) as Record<Network, string | undefined>;
