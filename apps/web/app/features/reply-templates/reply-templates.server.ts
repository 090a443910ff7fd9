import {
  changeReplyTemplate,
  createReplyTemplate,
  listReplyTemplates,
  removeReplyTemplate,
} from "@aufwind/contract/reply-templates";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { templateBody } from "./form-parsers.ts";

/** All templates, and the one that the address chose. */
export async function loadReplyTemplates({ request, context }: LoaderArgs) {
  const { items } = await api(request, context)(listReplyTemplates, {}).catch(asErrorPage);
  const choice = new URL(request.url).searchParams.get("template");
  return { templates: items, isNew: choice === "new", chosen: items.find(({ id }) => id === choice) ?? null };
}
export type ReplyTemplatesFacts = Awaited<ReturnType<typeof loadReplyTemplates>>;

const params = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const REPLY_TEMPLATE_ACTIONS = {
  createTemplate: (visit: LoaderArgs) => formAction(visit, { route: createReplyTemplate, body: templateBody }),
  changeTemplate: (visit: LoaderArgs) => formAction(visit, { route: changeReplyTemplate, params, body: templateBody }),
  removeTemplate: (visit: LoaderArgs) => formAction(visit, { route: removeReplyTemplate, params }),
};
