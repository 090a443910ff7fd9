import { createCase } from "@aufwind/contract/cases";
import {
  cancelFactorReset,
  endPersonSessions,
  erasePerson,
  findPeople,
  readPerson,
  resetPersonFactors,
  restrictPerson,
} from "@aufwind/contract/people";
import {
  changePersonEmail,
  confirmPersonEmail,
  hideProfile,
  keepPersonEmail,
  moveProfile,
  unlockPerson,
} from "@aufwind/contract/people-acts";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { listSetupTestsOf } from "@aufwind/contract/video-calls-setup-tests";
import { data } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { letterBody } from "../../shared/letter-body.ts";

const MAY_LOOK = ["support", "moderation", "finance", "compliance"] as const;

export const requirePeopleAccess = (visit: LoaderArgs) => requireOperator(visit, ...MAY_LOOK);

/** Posted, so that no name or address stands in the address of a page. */
export const searchAction = (visit: LoaderArgs) =>
  formAction(visit, { route: findPeople, body: (form) => ({ q: text(form, "q") }) });

/** One person; `person` is null as long as the second factor was not proved lately. */
export async function loadPerson(visit: LoaderArgs, id: string) {
  await requirePeopleAccess(visit);
  try {
    const call = api(visit.request, visit.context);
    const person = await call(readPerson, { params: { id } });
    // Looking at them is recorded, so it is asked for.
    const isAsked = new URL(visit.request.url).searchParams.has("tests") && person.can.seeSetupTests;
    const tests = isAsked ? (await call(listSetupTestsOf, { params: { id } })).items : null;
    return data({ person, tests, now: Date.now() });
  } catch (error) {
    if (error instanceof ApiProblem && error.body.code === "proofStale")
      return data({ person: null, tests: null, now: Date.now() });
    return asErrorPage(error);
  }
}

const reason = (form: FormData) => ({ reason: text(form, "reason") });

/** The actions on one person, by the name of their form. */
export const personActions = (id: string) => {
  const params = () => ({ id });
  return {
    sessions: (visit: LoaderArgs) => formAction(visit, { route: endPersonSessions, params, body: reason }),
    factors: (visit: LoaderArgs) => formAction(visit, { route: resetPersonFactors, params, body: reason }),
    keepFactors: (visit: LoaderArgs) => formAction(visit, { route: cancelFactorReset, params, body: reason }),
    restrict: (visit: LoaderArgs) =>
      formAction(visit, {
        route: restrictPerson,
        params,
        body: (form) => ({ kind: text(form, "kind"), isOn: text(form, "isOn") === "yes", ...reason(form) }),
      }),
    unlock: (visit: LoaderArgs) => formAction(visit, { route: unlockPerson, params, body: reason }),
    confirmEmail: (visit: LoaderArgs) => formAction(visit, { route: confirmPersonEmail, params, body: reason }),
    changeEmail: (visit: LoaderArgs) =>
      formAction(visit, {
        route: changePersonEmail,
        params,
        body: (form) => ({ email: text(form, "email"), ...reason(form) }),
      }),
    keepEmail: (visit: LoaderArgs) => formAction(visit, { route: keepPersonEmail, params, body: reason }),
    moveProfile: (visit: LoaderArgs) =>
      formAction(visit, {
        route: moveProfile,
        params,
        body: (form) => ({ slug: text(form, "slug"), ...reason(form) }),
      }),
    hideProfile: (visit: LoaderArgs) => formAction(visit, { route: hideProfile, params, body: reason }),
    letter: (visit: LoaderArgs) =>
      formAction(visit, {
        route: createCase,
        body: (form) => ({ kind: "privacy", ...letterBody(form) }),
      }),
    erase: (visit: LoaderArgs) => formAction(visit, { route: erasePerson, params, body: reason }),
  };
};
