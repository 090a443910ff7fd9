import {
  closeCoach,
  liftRestriction,
  pauseCoach,
  readRestrictedCoach,
  suspendCoach,
} from "@aufwind/contract/coach-restrictions";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";

/** One coach; null as long as the second factor was not proved lately. */
export async function loadRestrictedCoach(visit: LoaderArgs, id: string) {
  await requireOperator(visit, "moderation", "compliance");
  try {
    return { coach: await api(visit.request, visit.context)(readRestrictedCoach, { params: { id } }) };
  } catch (error) {
    if (error instanceof ApiProblem && error.body.code === "proofStale") return { coach: null };
    return asErrorPage(error);
  }
}

const said = (form: FormData) => ({
  fingerprint: text(form, "fingerprint"),
  reason: text(form, "reason"),
  ground: text(form, "ground"),
});

/** What the team does about one coach, by the name of the form. */
export const restrictionActions = (id: string) => {
  const params = () => ({ id });
  return {
    pause: (visit: LoaderArgs) =>
      formAction(visit, {
        route: pauseCoach,
        params,
        body: (form) => ({ ...said(form), until: text(form, "until") ?? "" }),
      }),
    suspend: (visit: LoaderArgs) =>
      formAction(visit, {
        route: suspendCoach,
        params,
        body: (form) => ({
          ...said(form),
          allowsLogIn: !ticked(form, "bars"),
          holdsPayouts: ticked(form, "holdsPayouts"),
        }),
      }),
    close: (visit: LoaderArgs) =>
      formAction(visit, {
        route: closeCoach,
        params,
        body: (form) => ({ ...said(form), isImmediate: ticked(form, "isImmediate") }),
      }),
    lift: (visit: LoaderArgs) =>
      formAction(visit, {
        route: liftRestriction,
        params,
        body: (form) => ({ restrictionId: text(form, "restrictionId"), reason: text(form, "reason") }),
      }),
  };
};
