import { type OwnProfile, readProfile } from "@aufwind/contract/coach-profiles";
import {
  saveAreas,
  saveBio,
  saveIntroduction,
  saveLanguages,
  saveSalesPitch,
  saveSocialNetworks,
} from "@aufwind/contract/coaches";
import { namedLanguages } from "@aufwind/rules/languages";
import { formAction } from "../../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { requireRole } from "../../../platform/session/member.server.ts";
import { areasBody, bioBody, introductionBody, languagesBody, networksBody, pitchBody } from "./form-parsers.ts";

/** The coach's own profile; for coaches only. */
export async function loadProfile(visit: LoaderArgs): Promise<OwnProfile> {
  await requireRole(visit, "coach");
  return api(visit.request, visit.context)(readProfile, {}).catch(asErrorPage);
}

/** What the card names: the lowest price and its length; null before there is one. */
export function priceFrom({ appointmentSettings }: OwnProfile, { request }: LoaderArgs) {
  const [lowest] = appointmentSettings
    .filter(({ grossPriceCents }) => grossPriceCents > 0)
    .sort((one, other) => one.grossPriceCents - other.grossPriceCents);
  if (!lowest) return null;
  const price = formatMoney(localeOf(new URL(request.url)), lowest.grossPriceCents);
  return { price, minutes: lowest.durationMinutes };
}

/** All languages in the reader's language and order; made on the server, since browsers name some differently. */
export const languagesFor = ({ request }: LoaderArgs) => namedLanguages(localeOf(new URL(request.url)));

/** One action per section of the profile. */
export const PROFILE_ACTIONS = {
  saveIntroduction: (visit: LoaderArgs) => formAction(visit, { route: saveIntroduction, body: introductionBody }),
  saveSalesPitch: (visit: LoaderArgs) => formAction(visit, { route: saveSalesPitch, body: pitchBody }),
  saveAreas: (visit: LoaderArgs) => formAction(visit, { route: saveAreas, body: areasBody }),
  saveBio: (visit: LoaderArgs) => formAction(visit, { route: saveBio, body: bioBody }),
  saveLanguages: (visit: LoaderArgs) => formAction(visit, { route: saveLanguages, body: languagesBody }),
};

export const networksAction = (visit: LoaderArgs) =>
  formAction(visit, { route: saveSocialNetworks, body: networksBody });
