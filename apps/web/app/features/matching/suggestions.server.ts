import type { Preferences } from "@aufwind/contract/clients";
import { listSuggestedCoaches, type SuggestedCoach } from "@aufwind/contract/matching";
import { countCoaches } from "@aufwind/contract/search";
import { FEE_FILTER } from "@aufwind/rules/search/filters";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { languageName } from "../../platform/i18n/languages.server.ts";
import { translatorFor } from "../../platform/i18n/translator.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { searchPath } from "../../shared/search-address/search-address.ts";
import type { MatchFacts } from "./match.tsx";
import { isCaution, type Loosening, loosenings, MOST_SUGGESTIONS, reasonParts, searchOf, viewOf } from "./matching.ts";

const ALL = { page: "0", size: String(MOST_SUGGESTIONS), sort: "desc" } as const;

/** The suggested coaches, and the next links. */
export async function loadSuggestions(visit: LoaderArgs, preferences: Preferences) {
  const url = new URL(visit.request.url);
  const locale = localeOf(url);
  const { items, totalCount } = await api(visit.request, visit.context)(listSuggestedCoaches, { params: ALL });
  const view = viewOf(url.searchParams, items.length);
  const coaches = items.slice(view.from, view.to);
  const suggested = {
    matches: Object.fromEntries(coaches.map((coach) => [coach.coachId, toMatch(coach, locale)])),
    totalCount,
    view,
    searchTo: searchPath(locale, searchOf(preferences)),
    loosen: totalCount === 0 ? await loadLoosenings(visit, preferences) : [],
  };
  return { coaches, suggested };
}
export type Suggested = Awaited<ReturnType<typeof loadSuggestions>>["suggested"];

/** Reasons in words, made on the server, since browsers name some languages differently. */
function toMatch({ match: { score, reasons } }: SuggestedCoach, locale: "de" | "en"): MatchFacts {
  const { t } = translatorFor(locale, "").namespace("matching");
  const nameOf = (code: string) => languageName(code, locale) ?? code;
  const said = (some: typeof reasons) => reasonParts(some, { locale, t, languageName: nameOf });
  return {
    score,
    reasons: said(reasons.filter((reason) => !isCaution(reason))),
    caution: said(reasons.filter(isCaution))[0] ?? null,
  };
}

/** Coaches are suggested whatever they cost. */
const ANY_FEE = { minFee: 0, maxFee: FEE_FILTER.limit };

/** Only topics and languages exclude anybody; price and gender do not. */
async function loadLoosenings({ request, context }: LoaderArgs, preferences: Preferences) {
  const { topics, languages } = searchOf(preferences);
  const { without } = await api(request, context)(countCoaches, {
    query: {
      areasOfIntervention: topics,
      language: languages,
      minAppointmentFee: String(ANY_FEE.minFee),
      maxAppointmentFee: String(ANY_FEE.maxFee),
    },
  });
  const locale = localeOf(new URL(request.url));
  const pathWithout = ({ wish }: Loosening) => searchPath(locale, { topics, languages, ...ANY_FEE, [wish]: [] });
  return loosenings(without).map((loosening) => ({ ...loosening, path: pathWithout(loosening) }));
}
