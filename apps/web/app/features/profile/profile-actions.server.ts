import {
  saveAreas,
  saveBio,
  saveIntroduction,
  saveLanguages,
  saveSalesPitch,
  saveSocialNetworks,
} from "@aufwind/contract/coaches";
import type { Visit } from "../../platform/api.ts";
import { formAction } from "../../platform/form-action.ts";
import { areasBody, bioBody, introductionBody, languagesBody, networksBody, pitchBody } from "./bodies.ts";

/** One act per section of the profile. */
export const PROFILE_ACTIONS = {
  saveIntroduction: (visit: Visit) => formAction(visit, { route: saveIntroduction, body: introductionBody }),
  saveSalesPitch: (visit: Visit) => formAction(visit, { route: saveSalesPitch, body: pitchBody }),
  saveAreas: (visit: Visit) => formAction(visit, { route: saveAreas, body: areasBody }),
  saveBio: (visit: Visit) => formAction(visit, { route: saveBio, body: bioBody }),
  saveLanguages: (visit: Visit) => formAction(visit, { route: saveLanguages, body: languagesBody }),
};

export const networksAction = (visit: Visit) => formAction(visit, { route: saveSocialNetworks, body: networksBody });
