import {
  saveAreas,
  saveBio,
  saveIntroduction,
  saveLanguages,
  saveSalesPitch,
  saveSocialNetworks,
} from "@aufwind/contract/coaches";
import { formAction } from "../../../platform/forms/form-action.ts";
import type { LoaderArgs } from "../../../platform/http/api.ts";
import { areasBody, bioBody, introductionBody, languagesBody, networksBody, pitchBody } from "./form-parsers.ts";

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
