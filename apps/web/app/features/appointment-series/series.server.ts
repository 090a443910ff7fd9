import {
  acceptSeries,
  confirmSeries,
  declineSeries,
  readSeries,
  rejectSeries,
  type Series,
} from "@aufwind/contract/appointment-series";
import { cancelSeries, previewCancellation } from "@aufwind/contract/appointment-series-changes";
import { ApiProblem } from "@aufwind/contract/platform/call";
import type { SeriesAct } from "@aufwind/rules/appointment-series";
import type { Side } from "@aufwind/rules/appointments/status";
import { data, redirect } from "react-router";
import { actionOf, formAction, readForm } from "../../platform/forms/form-action.ts";
import { text, ticked, whole } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { languageName } from "../../platform/i18n/languages.server.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { SERIES_PAGES } from "./pages.ts";

/** One of one's own series; null if there is none at this address. */
export function askSeries({ request, context }: LoaderArgs, id: string): Promise<Series | null> {
  return api(request, context)(readSeries, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });
}

/** The series, and what cancelling would cost if that is asked for. */
export async function loadSeries(visit: LoaderArgs, id: string) {
  const query = new URL(visit.request.url).searchParams;
  const series = await askSeries(visit, id);
  const from = series?.dates.find((date) => date.id === query.get("from"))?.id;
  const isAsked = query.get("act") === "cancel" && series?.can.includes("cancel");
  const asked = { params: { id }, query: from ? { from } : {} };
  const cost = isAsked ? await api(visit.request, visit.context)(previewCancellation, asked).catch(() => null) : null;
  const code = series?.dates[0]?.language;
  const language = code ? (languageName(code, localeOf(new URL(visit.request.url))) ?? code) : null;
  return data({ series, language, cost, from: from ?? null }, { status: series ? 200 : 404 });
}

const reasonBody = (form: FormData) => ({ reason: text(form, "reason") ?? "" });
const byId = (id: string) => () => ({ id });

const SERIES_ACTIONS = {
  confirm: (visit: LoaderArgs, id: string) => formAction(visit, { route: confirmSeries, params: byId(id) }),
  reject: (visit: LoaderArgs, id: string) =>
    formAction(visit, { route: rejectSeries, params: byId(id), body: reasonBody }),
  accept: (visit: LoaderArgs, id: string) =>
    formAction(visit, {
      route: acceptSeries,
      params: byId(id),
      body: (form) => ({ earlyStart: ticked(form, "earlyStart") }),
    }),
  decline: (visit: LoaderArgs, id: string) =>
    formAction(visit, { route: declineSeries, params: byId(id), body: reasonBody }),
  cancel: (visit: LoaderArgs, id: string) =>
    formAction(visit, {
      route: cancelSeries,
      params: byId(id),
      body: (form) => ({
        ...reasonBody(form),
        from: text(form, "from") || undefined,
        owedCents: whole(form, "owedCents"),
      }),
    }),
};

type At = { id: string; side: Side };

/** The series' own page, which says what was done. */
export const donePath = ({ request }: LoaderArgs, { id, side, act }: At & { act: SeriesAct | "book" }) =>
  `${pathTo(SERIES_PAGES[side].one, localeOf(new URL(request.url)), { id })}?done=${act}`;

/** Performs the action of a form, then redirects, so that a reload does not repeat it. */
export async function seriesAction(visit: LoaderArgs, at: At) {
  const name = text(await readForm(visit.request.clone()), "form") as SeriesAct;
  const act = await actionOf<(visit: LoaderArgs, id: string) => ReturnType<(typeof SERIES_ACTIONS)["confirm"]>>(
    visit,
    SERIES_ACTIONS,
  );
  const answer = await act(visit, at.id);
  return answer.data.ok ? redirect(donePath(visit, { ...at, act: name }), 303) : answer;
}

/** Confirms, or accepts new times, from the first page: `confirmSeries.<id>`. */
export const answerSeriesAction = (act: "confirm" | "accept") => async (visit: LoaderArgs) => {
  const [, id = ""] = (text(await readForm(visit.request.clone()), "form") ?? "").split(".");
  return SERIES_ACTIONS[act](visit, id);
};
