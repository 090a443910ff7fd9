import { ApiProblem } from "@aufwind/contract/platform/call";
import { readResume, updateResume } from "@aufwind/contract/resumes";
import de from "../../locales/de/resumes.json";
import en from "../../locales/en/resumes.json";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { CHANGED_ELSEWHERE, fieldInForm, headBody, isList, withEntry, withoutEntry } from "./resume-entries.ts";

export const loadResume = ({ request, context }: LoaderArgs) =>
  api(request, context)(readResume, {}).catch(asErrorPage);

/** The message if the entry has changed since the page was loaded. */
const changedElsewhere = ({ request }: LoaderArgs) =>
  new ApiProblem({
    type: "about:blank",
    status: 409,
    code: CHANGED_ELSEWHERE,
    ...(localeOf(new URL(request.url)) === "de" ? de : en).entry.changed,
  });

/** Submits the present list with one change: changes made elsewhere meanwhile are kept. */
async function changeList(visit: LoaderArgs, change: typeof withEntry) {
  const list = text(await readForm(visit.request.clone()), "list");
  if (!isList(list)) throw new Response(null, { status: 400 });
  const answer = await formAction(visit, {
    route: updateResume,
    body: async (form) => {
      const resume = await api(visit.request, visit.context)(readResume, {});
      const changed = change(form, { list, entries: resume[list] });
      if (!changed) throw changedElsewhere(visit);
      return { [list]: changed };
    },
  });
  if (answer.data.ok || !answer.data.problem.errors) return answer;
  for (const error of answer.data.problem.errors) error.field = fieldInForm(error.field);
  return answer;
}

export const RESUME_ACTIONS = {
  head: (visit: LoaderArgs) => formAction(visit, { route: updateResume, body: headBody }),
  save: (visit: LoaderArgs) => changeList(visit, withEntry),
  remove: (visit: LoaderArgs) => changeList(visit, withoutEntry),
};
