import { listStatements, retryPayout } from "@aufwind/contract/statements";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { showPages } from "../../shared/list/shown-pages.ts";
import { defineList, readView } from "../../shared/list/view.ts";

/** A coach's closed months. */
export const STATEMENTS = defineList({});
/** A year and a half at a time. */
const SIZE = 15;

export type ShownStatements = Awaited<ReturnType<typeof askStatements>>;

/** The months that the address asks for, the latest first; null if not available. */
export const loadStatements = (visit: LoaderArgs): Promise<ShownStatements | null> =>
  askStatements(visit).catch(() => null);

function askStatements({ request, context }: LoaderArgs) {
  const { page } = readView(STATEMENTS, new URL(request.url).searchParams).view;
  return showPages({ list: STATEMENTS, page, size: SIZE }, (first) => api(request, context)(listStatements, first));
}

export const STATEMENT_ACTIONS = {
  retryPayout: (visit: LoaderArgs) =>
    formAction(visit, { route: retryPayout, params: (form) => ({ id: text(form, "id") ?? "" }) }),
};
