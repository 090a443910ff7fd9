import { type CoachToday, readCoachToday } from "@aufwind/contract/dashboards-today";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { monthTiles } from "./month.ts";
import { linesOf, readFilter } from "./waiting.ts";

/** A coach's day; null if not available. Figures are formatted here, so that the browser needs no formats. */
export async function loadToday({ request, context }: LoaderArgs) {
  const facts = await api(request, context)(readCoachToday, {}).catch(() => null);
  return facts && present(facts, new URL(request.url));
}

function present({ readAt, waiting, month, ...facts }: CoachToday, url: URL) {
  const filter = readFilter(url.searchParams);
  return {
    ...facts,
    now: Date.parse(readAt),
    waiting: { filter, counts: waiting.counts, lines: linesOf(waiting, filter) },
    month: monthTiles(month, localeOf(url)),
  };
}

export type Today = NonNullable<Awaited<ReturnType<typeof loadToday>>>;
