import { type Agenda, listAffected, readAgenda } from "@aufwind/contract/agenda";
import { acceptAppointment, confirmAppointment } from "@aufwind/contract/appointments-transitions";
import { addException, readSchedule, removeException, type StoredException } from "@aufwind/contract/schedules";
import type { Locale } from "@aufwind/rules/locale";
import { data } from "react-router";
import { type FormResult, formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { languageName } from "../../platform/i18n/languages.server.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { daysOf, defaultView, monday, readAgendaView } from "./agenda-view.ts";
import { type ClosedTime, isClosedTime } from "./closed-time.ts";
import { weekFacts } from "./week-facts.ts";
import { dayAfter, instantOf, wallOf } from "./zone-clock.ts";

const timeOffBody = (form: FormData) => ({
  kind: "timeOff" as const,
  from: text(form, "from"),
  to: text(form, "to"),
  note: text(form, "note"),
});

/** What the address asks for; `failed` says which part is not available. */
export async function loadAgenda({ request, context }: LoaderArgs) {
  const call = api(request, context);
  const schedule = await call(readSchedule, {}).catch(() => null);
  if (!schedule) return { failed: "settings" as const };
  const { readAt: now, timeZone, settings } = schedule;
  const pauses = { before: settings.pauseBeforeMinutes, after: settings.pauseAfterMinutes };
  const today = wallOf(now, timeZone).slice(0, 10);
  const usual = { view: defaultView(request.headers.get("user-agent")), date: today };
  const shown = readAgendaView(new URL(request.url).searchParams, usual);
  const days = daysOf(shown);
  const begin = monday(today);
  const [agenda, near] = await Promise.all(
    [days, { from: begin, to: dayAfter(begin, 14) }].map((query) => call(readAgenda, { query }).catch(() => null)),
  );
  if (!agenda) return { failed: "agenda" as const };
  const until = Date.parse(instantOf(`${dayAfter(begin, 7)}T00:00`, timeZone));
  const week = near ? weekFacts(near, { now: Date.parse(now), until, pauses }) : null;
  const languages = languagesOf(agenda, localeOf(new URL(request.url)));
  return { failed: null, shown, days, today, now, agenda, languages, pauses, week };
}
/** The names of the languages in which its appointments are held. */
const languagesOf = ({ appointments }: Agenda, locale: Locale) =>
  Object.fromEntries(
    appointments.flatMap(({ language }) => (language ? [[language, languageName(language, locale) ?? language]] : [])),
  );

type Loaded = Awaited<ReturnType<typeof loadAgenda>>;
export type AgendaFacts = Omit<Extract<Loaded, { failed: null }>, "failed">;

const id = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const AGENDA_ACTIONS = {
  confirm: (visit: LoaderArgs) => formAction(visit, { route: confirmAppointment, params: id }),
  accept: (visit: LoaderArgs) =>
    formAction(visit, { route: acceptAppointment, params: id, body: () => ({ earlyStart: false }) }),
  removeOff: (visit: LoaderArgs) => formAction(visit, { route: removeException, params: id }),
  timeOff: async (visit: LoaderArgs) =>
    withAffected(visit, await formAction(visit, { route: addException, body: timeOffBody })),
};

export type Answered = { data: FormResult<unknown>; init: ResponseInit | null };

/** After time was closed: adds the appointments within it, for the coach to move or cancel. */
export async function withAffected(visit: LoaderArgs, answered: Answered) {
  const { data: result, init } = answered;
  if (!result.ok || !isClosedTime(result.data)) return data(result, init ?? undefined);
  const closed: ClosedTime = { ...result.data, affected: await loadAffected(visit, result.data) };
  return data<FormResult<unknown>>({ ...result, data: closed });
}

/** Live appointments within a wall-clock time; null if not available. */
export const loadAffected = ({ request, context }: LoaderArgs, { from, to }: Pick<StoredException, "from" | "to">) =>
  api(request, context)(listAffected, { query: { from, to } }).then(
    ({ items }) => items,
    () => null,
  );
