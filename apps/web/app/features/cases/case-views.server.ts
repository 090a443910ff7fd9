import { changeCaseView, removeCaseView, saveCaseView } from "@aufwind/contract/cases-templates";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { readView } from "../../shared/list/view.ts";
import { filterOf, INBOX } from "./inbox-view.ts";

const params = (form: FormData) => ({ id: text(form, "id") ?? "" });
const body = (form: FormData) => ({
  name: text(form, "name"),
  filter: filterOf(readView(INBOX, new URLSearchParams(text(form, "filter") ?? "")).view),
  isShared: ticked(form, "isShared"),
});

/** Saving, renaming and removing views, by the name of the form. */
export const VIEW_ACTIONS = {
  saveView: (visit: LoaderArgs) => formAction(visit, { route: saveCaseView, body }),
  changeView: (visit: LoaderArgs) => formAction(visit, { route: changeCaseView, params, body }),
  removeView: (visit: LoaderArgs) => formAction(visit, { route: removeCaseView, params }),
};
