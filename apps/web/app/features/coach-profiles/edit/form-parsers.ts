import { areaOf, topicByKey } from "@aufwind/rules/areas";
import { NETWORKS, type Network } from "@aufwind/rules/coaches-links";
import type { FormValues } from "../../../platform/forms/form-action.ts";
import { choice, chosen, inBoth, text, ticked } from "../../../platform/forms/form-body.ts";

export const AREA_FIELD = "areasOfIntervention";

/** The areas a form shows as chosen: those submitted or drafted with it, else the stored ones. */
export function chosenAreas(values: FormValues, stored: readonly string[]): string[] {
  const sent = Object.keys(values);
  if (sent.length === 0) return [...stored];
  return sent.filter((name) => name.startsWith(`${AREA_FIELD}:`)).map((name) => name.slice(AREA_FIELD.length + 1));
}

/** Those that are no listed topic. */
export const ownAreas = (areas: readonly string[]): string[] => areas.filter((area) => !topicByKey(area));

/** Typed areas, comma-separated; a topic's name counts as that topic. */
export const typedAreas = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((name) => areaOf(name))
    .filter((name) => name !== "");

/** The boxes of areas that are ticked now. */
export function tickedAreas(group: Element): string[] {
  const boxes = group.querySelectorAll<HTMLInputElement>(`input[name^="${AREA_FIELD}:"]:checked`);
  return [...boxes].map(({ name }) => name.slice(AREA_FIELD.length + 1));
}

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
