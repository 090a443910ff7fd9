import { touchesHealth } from "@aufwind/rules/clients";
import { choice, chosen, ticked, whole } from "../../../platform/forms/form-body.ts";
import { TOPIC_FIELD } from "./topic-choice.ts";

/** The consent counts only for topics that need it. */
export function topicsBody(form: FormData) {
  const preferredCoachingAreas = chosen(form, TOPIC_FIELD);
  const healthConsent = touchesHealth(preferredCoachingAreas) && ticked(form, "healthConsent");
  return { preferredCoachingAreas, healthConsent };
}

export const coachBody = (form: FormData) => ({
  preferredSpokenLanguages: chosen(form, "preferredSpokenLanguages"),
  preferredCoachMinFee: whole(form, "preferredCoachMinFee"),
  preferredCoachMaxFee: whole(form, "preferredCoachMaxFee"),
  preferredCoachGender: choice(form, "preferredCoachGender"),
});

export const referralBody = (form: FormData) => ({ referralSource: choice(form, "referralSource") });
