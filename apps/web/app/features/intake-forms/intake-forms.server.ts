import {
  listIntakeForms,
  listIntakesOfClient,
  readIntake,
  saveIntake,
  saveIntakeForm,
} from "@aufwind/contract/intake-forms";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import type { QuestionKind } from "@aufwind/rules/questions";
import { redirect } from "react-router";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { text, whole } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { answersBody, applyEdit, blankOf, questionsBody } from "../../shared/questions/question-forms.ts";

type OneArgs = LoaderArgs & { params: { id?: string | undefined } };
const localeFrom = ({ request }: LoaderArgs) => localeOf(new URL(request.url));

/** The kind that the address asks for, and how many questions each has; null if not available. */
export async function loadForms({ request, context }: LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("kind");
  const kind = CONSULTATIONS.find((each) => each === wanted) ?? "discovery";
  const forms = await api(request, context)(listIntakeForms, {}).then(
    ({ items }) => items,
    () => null,
  );
  return { kind, forms };
}

/** Stores what is being written; only the button that saves lets bookings ask it. */
export const FORM_ACTIONS = {
  write: async (visit: LoaderArgs) => {
    const given = await readForm(visit.request.clone());
    const act = text(given, "act") ?? "save";
    const consultation = text(given, "consultation") ?? "";
    const blank = blankOf((text(given, "newKind") ?? "shortText") as QuestionKind, localeFrom(visit));
    const answer = await formAction(visit, {
      route: saveIntakeForm,
      params: () => ({ consultation }),
      body: (form) => ({
        questions: applyEdit(questionsBody(form), { act, blank }),
        version: whole(form, "version"),
        isAsked: act === "save",
      }),
    });
    if (!answer.data.ok) return answer;
    const query = new URLSearchParams({ kind: consultation, done: act.split(".")[0] ?? "save" });
    return redirect(`${pathTo("coachIntakeForms", localeFrom(visit))}?${query}`, 303);
  },
};

/** What is asked with an appointment; null if nothing is, or if it is not available. */
export const loadIntakeOf = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(readIntake, { params: { id } }).then(
    ({ intake }) => intake,
    () => null,
  );

/** The page on which a client answers: not found if nothing is asked. */
export async function loadIntake({ request, context, params }: OneArgs) {
  const { intake } = await api(request, context)(readIntake, { params: { id: params.id ?? "" } }).catch(asErrorPage);
  if (!intake) throw new Response(null, { status: 404 });
  return intake;
}

/** What a client was asked with bookings; null if not available. */
export const loadIntakesOfClient = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(listIntakesOfClient, { params: { id } }).then(
    ({ items }) => items,
    () => null,
  );

/** Keeps a draft, or hands in and leads back to the appointment. */
export const INTAKE_ACTIONS = {
  answer: async (visit: OneArgs) => {
    const { questions } = await loadIntake(visit);
    const isFinal = text(await readForm(visit.request.clone()), "act") !== "draft";
    const id = visit.params.id ?? "";
    const answer = await formAction(visit, {
      route: saveIntake,
      params: () => ({ id }),
      body: (form) => ({ answers: answersBody(form, questions), version: whole(form, "version"), isFinal }),
    });
    if (!answer.data.ok || !isFinal) return answer;
    return redirect(`${pathTo("clientAppointment", localeFrom(visit), { id })}?done=intake#intake`, 303);
  },
};
