import { readResume, updateResume } from "@aufwind/contract/resumes";
import { api, asErrorPage, type Visit } from "../../platform/api.ts";
import { formAction, readForm } from "../../platform/form-action.ts";
import { text } from "../../platform/form-body.ts";
import { fieldInForm, headBody, withEntry, withoutEntry } from "./bodies.ts";
import { isList } from "./resume-lists.ts";

export const loadResume = ({ request, context }: Visit) => api(request, context)(readResume, {}).catch(asErrorPage);

/** Sends a list as it is now, with one change: what was changed elsewhere meanwhile stays changed. */
async function changeList(visit: Visit, change: typeof withEntry) {
  const list = text(await readForm(visit.request.clone()), "list");
  if (!isList(list)) throw new Response(null, { status: 400 });
  const answer = await formAction(visit, {
    route: updateResume,
    body: async (form) => {
      const resume = await api(visit.request, visit.context)(readResume, {});
      return { [list]: change(form, { list, entries: resume[list] }) };
    },
  });
  if (answer.data.ok || !answer.data.problem.errors) return answer;
  for (const error of answer.data.problem.errors) error.field = fieldInForm(error.field);
  return answer;
}

export const RESUME_ACTIONS = {
  head: (visit: Visit) => formAction(visit, { route: updateResume, body: headBody }),
  save: (visit: Visit) => changeList(visit, withEntry),
  remove: (visit: Visit) => changeList(visit, withoutEntry),
};
