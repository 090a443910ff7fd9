import {
  changeCaseTemplate,
  createCaseTemplate,
  listCaseTemplates,
  removeCaseTemplate,
} from "@aufwind/contract/cases-templates";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { templateBody } from "./form-parsers.ts";

/** All templates, and the one whom the address chose. */
export async function loadTemplates(visit: LoaderArgs) {
  await requireOperator(visit, "support");
  const { items } = await api(visit.request, visit.context)(listCaseTemplates, {}).catch(asErrorPage);
  const choice = new URL(visit.request.url).searchParams.get("template");
  return { templates: items, isNew: choice === "new", chosen: items.find(({ id }) => id === choice) ?? null };
}
export type TemplatesFacts = Awaited<ReturnType<typeof loadTemplates>>;

const params = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const TEMPLATE_ACTIONS = {
  createTemplate: (visit: LoaderArgs) => formAction(visit, { route: createCaseTemplate, body: templateBody }),
  changeTemplate: (visit: LoaderArgs) => formAction(visit, { route: changeCaseTemplate, params, body: templateBody }),
  removeTemplate: (visit: LoaderArgs) => formAction(visit, { route: removeCaseTemplate, params }),
};
