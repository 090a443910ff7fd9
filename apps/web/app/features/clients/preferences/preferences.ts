import type { Preferences } from "@aufwind/contract/clients";
import { topicByKey } from "@aufwind/rules/areas";
import type { Area } from "@aufwind/rules/areas-catalog";
import { touchesHealth } from "@aufwind/rules/clients";
import type { Locale } from "@aufwind/rules/locale";
import type { FormValues } from "../../../platform/forms/form-action.ts";
import { choice, chosen, ticked, whole } from "../../../platform/forms/form-body.ts";
import { matchesName } from "../../../platform/i18n/matches-name.ts";

export const TOPIC_FIELD = "preferredCoachingAreas";

/** The topics a form shows as chosen: those submitted or drafted with it, else the stored ones. */
export function chosenTopics(values: FormValues, stored: readonly string[]): string[] {
  const sent = Object.keys(values);
  if (sent.length === 0) return [...stored];
  return sent.filter((name) => name.startsWith(`${TOPIC_FIELD}:`)).map((name) => name.slice(TOPIC_FIELD.length + 1));
}

/** The boxes that are ticked now. */
export function tickedTopics(group: Element): string[] {
  const boxes = group.querySelectorAll<HTMLInputElement>(`input[name^="${TOPIC_FIELD}:"]:checked`);
  return [...boxes].map(({ name }) => name.slice(TOPIC_FIELD.length + 1));
}

/** The topics of an area that match; all of them if the area itself is named. */
export function foundTopics(area: Area, query: string, locale: Locale): string[] {
  const isNamed = matchesName(area.name[locale], query);
  return area.topics.filter((topic) => isNamed || matchesName(topic[locale], query)).map(({ key }) => key);
}

/** The topics among these that may tell of somebody's health. */
export const healthTopics = (topics: readonly string[]): string[] => topics.filter((key) => topicByKey(key)?.health);

/** Whether a consent to some topics covers all that are chosen now; none is needed without health topics. */
export function isConsentGiven(chosen: readonly string[], agreedTo: readonly string[]): boolean {
  const asking = healthTopics(chosen);
  return asking.length > 0 && asking.every((key) => agreedTo.includes(key));
}

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

/** The schemas of each form, loaded on first use. */
const clients = () => import("@aufwind/contract/clients");
export const topicsSchema = () => clients().then((contract) => contract.PreferredTopics);
export const coachSchema = () => clients().then((contract) => contract.PreferredCoach);
export const referralSchema = () => clients().then((contract) => contract.Referral);

/** Whether there is enough for suggestions: topics and languages. */
export const hasWish = ({
  preferredCoachingAreas: topics,
  preferredSpokenLanguages: languages,
}: Preferences): boolean => topics.length > 0 && languages.length > 0;
