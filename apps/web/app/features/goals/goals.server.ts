import {
  addStep,
  changeGoal,
  changeStep,
  checkIn,
  createOwnGoal,
  createSharedGoal,
  deleteCheckIn,
  deleteGoal,
  deleteStep,
  listOwnGoals,
  listSharedGoals,
  readGoal,
  setGoalState,
  setInvitation,
  setStepDone,
  shareGoal,
} from "@aufwind/contract/goals";
import { redirect } from "react-router";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { choice, text, ticked, whole } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, type PageKey, pathTo } from "../../platform/pages/pages.ts";

/** A client's own goals; null if not available. */
export const loadOwnGoals = ({ request, context }: LoaderArgs) =>
  api(request, context)(listOwnGoals, {}).catch(() => null);

/** What a client shares with the coach; null if not available. */
export const loadSharedGoals = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(listSharedGoals, { params: { id } }).catch(() => null);

type GoalArgs = LoaderArgs & { params: { id?: string | undefined } };

export const loadGoal = ({ request, context, params }: GoalArgs) =>
  api(request, context)(readGoal, { params: { id: params.id ?? "" } }).catch(asErrorPage);

const words = (form: FormData) => ({
  title: text(form, "title"),
  why: text(form, "why"),
  targetOn: choice(form, "targetOn"),
});

const id = (form: FormData) => ({ id: text(form, "id") });

/** The forms of a client's page of goals. */
export const OWN_GOAL_ACTIONS = {
  add: (visit: LoaderArgs) =>
    formAction(visit, { route: createOwnGoal, body: (form) => ({ ...words(form), coachId: choice(form, "coachId") }) }),
  checkIn: (visit: LoaderArgs) =>
    formAction(visit, {
      route: checkIn,
      body: (form) => ({
        mood: whole(form, "mood"),
        word: text(form, "word"),
        goalId: choice(form, "goalId"),
        coachId: choice(form, "coachId"),
      }),
    }),
  forget: (visit: LoaderArgs) => formAction(visit, { route: deleteCheckIn, params: id }),
  invite: (visit: LoaderArgs) =>
    formAction(visit, { route: setInvitation, body: (form) => ({ isInvited: ticked(form, "isInvited") }) }),
};

/** A coach adds a goal in a client's file. */
export const SHARED_GOAL_ACTIONS = {
  add: (visit: LoaderArgs) =>
    formAction(visit, { route: createSharedGoal, params: (form) => ({ id: text(form, "clientId") }), body: words }),
};

/** The forms of one goal's page; where it was deleted, that page leads back. */
export const goalActions = (back: (visit: LoaderArgs, form: FormData) => string) => ({
  change: (visit: LoaderArgs) =>
    formAction(visit, {
      route: changeGoal,
      params: id,
      body: (form) => ({ ...words(form), version: whole(form, "version") }),
    }),
  state: (visit: LoaderArgs) =>
    formAction(visit, { route: setGoalState, params: id, body: (form) => ({ state: text(form, "state") }) }),
  share: (visit: LoaderArgs) =>
    formAction(visit, { route: shareGoal, params: id, body: (form) => ({ coachId: choice(form, "coachId") }) }),
  addStep: (visit: LoaderArgs) => formAction(visit, { route: addStep, params: id, body: step }),
  changeStep: (visit: LoaderArgs) =>
    formAction(visit, {
      route: changeStep,
      params: id,
      body: (form) => ({ ...step(form), version: whole(form, "version") }),
    }),
  done: (visit: LoaderArgs) =>
    formAction(visit, { route: setStepDone, params: id, body: (form) => ({ done: text(form, "done") === "yes" }) }),
  removeStep: (visit: LoaderArgs) => formAction(visit, { route: deleteStep, params: id }),
  delete: async (visit: LoaderArgs) => {
    const form = await readForm(visit.request.clone());
    const answer = await formAction(visit, { route: deleteGoal, params: id });
    return answer.data.ok ? redirect(back(visit, form), 303) : answer;
  },
});

const step = (form: FormData) => ({ text: text(form, "text"), dueOn: choice(form, "dueOn") });

/** The address of a page in the visitor's language. */
export const pathFor = ({ request }: LoaderArgs, page: PageKey, params: Record<string, string> = {}) =>
  pathTo(page, localeOf(new URL(request.url)), params);
