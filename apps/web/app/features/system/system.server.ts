import { countTextVersions } from "@aufwind/contract/legal-texts";
import {
  dismissFailure,
  listFailures,
  readFailureRecipient,
  readSettings,
  readSystem,
  retryFailure,
} from "@aufwind/contract/system";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { healthTiles } from "./health-tiles.ts";
import { FAILURES, type SHOWN } from "./system-view.ts";

const queryOf = (show: (typeof SHOWN)[number]) =>
  show === "settled" || show === "open" ? { show } : ({ show: "open", kind: show } as const);

/** The health of the parts, what gave up, texts and switches. */
export async function loadSystem(visit: LoaderArgs) {
  await requireOperator(visit, "support", "admin");
  const url = new URL(visit.request.url);
  const { view } = readView(FAILURES, url.searchParams);
  const call = api(visit.request, visit.context);
  const [health, failures, settings, { items: versions }] = await Promise.all([
    call(readSystem, {}).catch(asErrorPage),
    loadPages({ list: FAILURES, page: view.page, size: 20 }, ({ params, query }) =>
      call(listFailures, { params, query: { ...query, ...queryOf(view.show) } }).catch(asErrorPage),
    ),
    call(readSettings, {}).catch(asErrorPage),
    call(countTextVersions, {}).catch(asErrorPage),
  ]);
  return {
    view,
    checkedAt: health.checkedAt,
    tiles: healthTiles(health, localeOf(url)),
    failures,
    failure: failures.items.find(({ id }) => id === view.failure) ?? null,
    ...settings,
    versions,
  };
}
export type SystemFacts = Awaited<ReturnType<typeof loadSystem>>;

/** What a case is about that gave up and is still open; nothing for cases of another kind. */
export async function loadFailuresOfCase(visit: LoaderArgs, number: number | undefined) {
  if (number === undefined) return [];
  const asked = { params: { page: "0", size: "30", sort: "desc" as const }, query: { case: String(number) } };
  return (await api(visit.request, visit.context)(listFailures, asked).catch(asErrorPage)).items;
}

const params = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const FAILURE_ACTIONS = {
  retryFailure: (visit: LoaderArgs) => formAction(visit, { route: retryFailure, params }),
  dismissFailure: (visit: LoaderArgs) =>
    formAction(visit, { route: dismissFailure, params, body: (form) => ({ reason: text(form, "reason") }) }),
  readRecipient: (visit: LoaderArgs) => formAction(visit, { route: readFailureRecipient, params }),
};
