import {
  addRule,
  changeTemplate,
  copyReadyTemplate,
  createTemplate,
  deleteRule,
  deleteTemplate,
  listOwnWorksheets,
  listSentWorksheets,
  listWorksheetsOfAppointment,
  listWorksheetTemplates,
  readWorksheet,
  readWorksheetTemplate,
  saveAnswers,
  sendWorksheet,
  submitAnswers,
  withdrawWorksheet,
} from "@aufwind/contract/worksheets";
import type { QuestionKind } from "@aufwind/rules/questions";
import { redirect } from "react-router";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { choice, text, whole } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { answersBody, blankOf } from "../../shared/questions/question-forms.ts";
import { templateBody } from "./form-parsers.ts";

type OneArgs = LoaderArgs & { params: { id?: string | undefined } };
const localeFrom = ({ request }: LoaderArgs) => localeOf(new URL(request.url));

/** What coaches have sent; null if not available. */
export const loadOwnWorksheets = ({ request, context }: LoaderArgs) =>
  api(request, context)(listOwnWorksheets, {}).then(
    ({ items }) => items,
    () => null,
  );

/** What was sent with an appointment; nothing if not available. */
export const loadWorksheetsOf = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(listWorksheetsOfAppointment, { params: { id } }).then(
    ({ items }) => items,
    () => [],
  );

/** What a coach has sent a client, and could send; null if not available. */
export async function loadSent({ request, context }: LoaderArgs, id: string) {
  const call = api(request, context);
  const loaded = await Promise.all([
    call(listSentWorksheets, { params: { id } }),
    call(listWorksheetTemplates, {}),
  ]).catch(() => null);
  return loaded && { sent: loaded[0].items, templates: loaded[1].items };
}

export const loadWorksheet = ({ request, context, params }: OneArgs) =>
  api(request, context)(readWorksheet, { params: { id: params.id ?? "" } }).catch(asErrorPage);

export const loadTemplates = ({ request, context }: LoaderArgs) =>
  api(request, context)(listWorksheetTemplates, {}).then(
    ({ items }) => items,
    () => null,
  );

export const loadTemplate = ({ request, context, params }: OneArgs) =>
  api(request, context)(readWorksheetTemplate, { params: { id: params.id ?? "" } }).catch(asErrorPage);

/** Keeps a draft or hands in, by the button that was pressed. */
export const ANSWER_ACTIONS = {
  answer: async (visit: OneArgs) => {
    const { questions, version } = await loadWorksheet(visit);
    const form = await readForm(visit.request.clone());
    const params = () => ({ id: visit.params.id });
    const body = (given: FormData) => ({ answers: answersBody(given, questions) });
    if (text(form, "act") !== "draft") return formAction(visit, { route: submitAnswers, params, body });
    const known = whole(form, "version") ?? version;
    return formAction(visit, { route: saveAnswers, params, body: (given) => ({ ...body(given), version: known }) });
  },
};

/** On the page of one that was sent; leads back to the client's file. */
export const WITHDRAW_ACTIONS = {
  withdraw: async (visit: LoaderArgs) => {
    const id = text(await readForm(visit.request.clone()), "clientId") ?? "";
    const answer = await formAction(visit, {
      route: withdrawWorksheet,
      params: (form) => ({ id: text(form, "id") }),
    });
    return answer.data.ok ? redirect(`${pathTo("coachClient", localeFrom(visit), { id })}?tab=goals`, 303) : answer;
  },
};

/** The form of a client's file. */
export const SEND_ACTIONS = {
  send: (visit: LoaderArgs) =>
    formAction(visit, {
      route: sendWorksheet,
      params: (form) => ({ id: text(form, "clientId") }),
      body: (form) => ({ templateId: text(form, "templateId"), dueOn: choice(form, "dueOn") }),
    }),
};

const TITLE = { de: "Neues Arbeitsblatt", en: "New worksheet" };

/** Leads into the editor of what was made. */
async function intoEditor(visit: LoaderArgs, answer: Awaited<ReturnType<typeof newTemplate>>) {
  if (!answer.data.ok) return answer;
  return redirect(pathTo("coachTemplate", localeFrom(visit), { id: answer.data.data.id }), 303);
}

const newTemplate = (visit: LoaderArgs) =>
  formAction(visit, {
    route: createTemplate,
    body: () => ({
      title: TITLE[localeFrom(visit)],
      intro: "",
      questions: [blankOf("longText", localeFrom(visit))("q1")],
    }),
  });

export const TEMPLATE_LIST_ACTIONS = {
  create: async (visit: LoaderArgs) => intoEditor(visit, await newTemplate(visit)),
  ready: async (visit: LoaderArgs) =>
    intoEditor(
      visit,
      await formAction(visit, {
        route: copyReadyTemplate,
        body: (form) => ({ ready: text(form, "ready"), language: localeFrom(visit) }),
      }),
    ),
};

/** The editor: every button stores the whole form, so that nothing typed is lost, with JavaScript or without. */
export const TEMPLATE_ACTIONS = {
  save: async (visit: OneArgs) => {
    const given = await readForm(visit.request.clone());
    const act = text(given, "act") ?? "save";
    const blank = blankOf((text(given, "newKind") ?? "shortText") as QuestionKind, localeFrom(visit));
    const answer = await formAction(visit, {
      route: changeTemplate,
      params: () => ({ id: visit.params.id }),
      body: (form) => ({ ...templateBody(form, { act, blank }), version: whole(form, "version") }),
    });
    if (!answer.data.ok) return answer;
    const done = act.split(".")[0] ?? "save";
    return redirect(`${pathTo("coachTemplate", localeFrom(visit), { id: visit.params.id ?? "" })}?done=${done}`, 303);
  },
  addRule: (visit: OneArgs) =>
    formAction(visit, {
      route: addRule,
      params: () => ({ id: visit.params.id }),
      body: (form) => ({
        consultation: text(form, "consultation"),
        moment: text(form, "moment"),
        hours: hoursIn(form),
      }),
    }),
  removeRule: (visit: OneArgs) =>
    formAction(visit, { route: deleteRule, params: (form) => ({ id: text(form, "id") }) }),
  delete: async (visit: OneArgs) => {
    const answer = await formAction(visit, { route: deleteTemplate, params: () => ({ id: visit.params.id }) });
    return answer.data.ok ? redirect(pathTo("coachWorksheets", localeFrom(visit)), 303) : answer;
  },
};

function hoursIn(form: FormData) {
  const count = whole(form, "hours") ?? 0;
  return typeof count === "number" && text(form, "unit") === "days" ? count * 24 : count;
}
