import { listStatements, retryPayout, type Statement } from "@aufwind/contract/statements";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { MOST_PAGES, pageIn } from "./shown-page.ts";

/** A year and a half at a time. */
const SIZE = "15";

export type ShownStatements = { items: Statement[]; totalCount: number; more: number | null };

/** One's own months, latest first: the requested page and all before it; null if not available. */
export async function loadStatements({ request, context }: LoaderArgs): Promise<ShownStatements | null> {
  const call = api(request, context);
  const page = pageIn(new URL(request.url).searchParams);
  const pages = Array.from({ length: page }, (_, each) =>
    call(listStatements, { params: { page: String(each), size: SIZE, sort: "desc" } }),
  );
  const lists = await Promise.all(pages).catch(() => null);
  const last = lists?.at(-1);
  if (!lists || !last) return null;
  return {
    items: lists.flatMap(({ items }) => items),
    totalCount: last.totalCount,
    more: last.hasNext && page < MOST_PAGES ? page + 1 : null,
  };
}

export const STATEMENT_ACTIONS = {
  retryPayout: (visit: LoaderArgs) =>
    formAction(visit, { route: retryPayout, params: (form) => ({ id: text(form, "id") ?? "" }) }),
};
