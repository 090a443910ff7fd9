import {
  cancelByTeam,
  decideNoShow,
  findTeamAppointments,
  listTeamAppointments,
  readTeamAppointment,
  type TeamAppointment,
} from "@aufwind/contract/appointments-team";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { languageName } from "../../../platform/i18n/languages.server.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { requireOperator } from "../../../platform/session/operator.server.ts";
import { dayRangeQuery } from "../../../shared/list/day-range.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { TEAM_APPOINTMENTS } from "./team-view.ts";

const SIZE = 30;

/** Everybody's appointments as the address filters them, and the one that it chose. */
export async function loadTeamAppointments(visit: LoaderArgs) {
  await requireOperator(visit, "support", "finance");
  const { searchParams } = new URL(visit.request.url);
  const { view } = readView(TEAM_APPOINTMENTS, searchParams);
  const { status, day, person, span } = view;
  const id = searchParams.get("appointment");
  const { sort, ...days } = day ? { sort: "asc" as const, day } : dayRangeQuery(span);
  const filter = { ...(status && { status }), ...days, ...(person && { personId: person }) };
  const call = api(visit.request, visit.context);
  const [list, chosen] = await Promise.all([
    loadPages({ list: TEAM_APPOINTMENTS, page: view.page, size: SIZE, sort }, ({ params, query }) =>
      call(listTeamAppointments, { params, query: { ...query, ...filter } }),
    ).catch(asErrorPage),
    id ? loadOne(visit, id) : null,
  ]);
  return { view, list, chosen };
}
export type TeamAppointmentsFacts = Awaited<ReturnType<typeof loadTeamAppointments>>;

/** `stale`: nothing is shown before the second factor was proved lately. */
const loadOne = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(readTeamAppointment, { params: { id } }).then(
    (found) => ({ ...found, languageName: nameOf(request, found) }),
    (error: unknown) => {
      if (error instanceof ApiProblem && error.body.code === "proofStale") return "stale" as const;
      return asErrorPage(error);
    },
  );

const nameOf = ({ url }: Request, { language }: TeamAppointment) =>
  language ? (languageName(language, localeOf(new URL(url))) ?? language) : null;

const id = (form: FormData) => ({ id: text(form, "id") ?? "" });
const shown = (form: FormData) => ({ hash: text(form, "hash"), reason: text(form, "reason") });

export const TEAM_ACTIONS = {
  /** Posted, so that no name or address stands in the address of a page. */
  search: (visit: LoaderArgs) =>
    formAction(visit, { route: findTeamAppointments, body: (form) => ({ q: text(form, "q") }) }),
  cancel: (visit: LoaderArgs) =>
    formAction(visit, {
      route: cancelByTeam,
      params: id,
      body: (form) => ({ onBehalfOf: text(form, "onBehalfOf"), ...shown(form) }),
    }),
  decide: (visit: LoaderArgs) =>
    formAction(visit, {
      route: decideNoShow,
      params: id,
      body: (form) => ({ outcome: text(form, "outcome"), ...shown(form) }),
    }),
};
