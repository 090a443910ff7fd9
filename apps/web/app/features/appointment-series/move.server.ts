import type { Series } from "@aufwind/contract/appointment-series";
import { moveSeries, previewMove } from "@aufwind/contract/appointment-series-changes";
import { listNewSlots } from "@aufwind/contract/slots";
import type { Side } from "@aufwind/rules/appointments/status";
import { data, redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { ticked } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { berlinDay } from "../../platform/i18n/dates.ts";
import { loadWeek } from "../../shared/slot-picker/load-week.server.ts";
import { firstFreeDay, freeOf, readPicked } from "../../shared/slot-picker/picked.ts";
import { instantOf } from "../../shared/slot-picker/typed-time.server.ts";
import { askSeries, donePath } from "./series.server.ts";

/** The free slots for the first date that moves and, once one is chosen, where all of them would move to. */
export async function loadSeriesMove(visit: LoaderArgs, id: string) {
  const series = await askSeries(visit, id);
  const query = new URL(visit.request.url).searchParams;
  const movable = series?.dates.filter(({ can }) => can.includes("reschedule")) ?? [];
  const at = movable.findIndex((date) => date.id === query.get("from"));
  const moving = movable.slice(Math.max(at, 0));
  const [first] = moving;
  const from = at > 0 ? (first?.id ?? null) : null;
  if (!series || !first) return data({ series, first: null, from, ...NOTHING }, statusOf(series));
  const call = api(visit.request, visit.context);
  const asked = readPicked(query);
  const week = await loadWeek({
    asked: asked.week,
    soonest: first.scheduledAt,
    now: Date.now(),
    load: (date) => call(listNewSlots, { params: { id: first.id, span: "week", date } }),
  }).catch(() => null);
  // Dates of the series may move onto each other's times: what is chosen is checked with all of them away.
  const typed = typedIn(query, series);
  const start = asked.start ?? typed.start;
  const move = start
    ? await call(previewMove, { params: { id }, query: { scheduledAt: start, ...(from && { from }) } }).catch(
        () => null,
      )
    : null;
  const pick = { day: week ? (freeOf(week, asked).day ?? firstFreeDay(week)) : null, start };
  return data({ series, first, from, pick, week, move, typed, today: berlinDay(Date.now()) });
}

/** A time that the coach typed, by the clock of the coach's zone; null if it is none. */
function typedIn(query: URLSearchParams, { side, coachZone: zone }: Series) {
  const [date, time] = [query.get("date") ?? "", query.get("time") ?? ""];
  const start = side === "coach" ? (instantOf({ date, time, zone }) ?? null) : null;
  return { date, time, start, isWrong: (date !== "" || time !== "") && start === null };
}

const NOTHING = { pick: null, week: null, move: null, typed: null, today: "" };
const statusOf = (series: unknown) => ({ status: series ? 200 : 404 });

/** Proposes the new times; a date that was left out stays where it is. */
export async function moveSeriesAction(visit: LoaderArgs, at: { id: string; side: Side }) {
  const answer = await formAction(visit, {
    route: moveSeries,
    params: () => ({ id: at.id }),
    body: (form) => ({
      moves: [...form].flatMap(([name, value]) =>
        name.startsWith("moves.") && value ? [{ id: name.slice("moves.".length), scheduledAt: value }] : [],
      ),
      earlyStart: ticked(form, "earlyStart"),
    }),
  });
  return answer.data.ok ? redirect(donePath(visit, { ...at, act: "reschedule" }), 303) : answer;
}
