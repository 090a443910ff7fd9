import {
  changeSavedSearch,
  deleteSavedSearch,
  endSearchMails,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from "@aufwind/contract/saved-searches";
import { areaByKey, areaName } from "@aufwind/rules/areas";
import type { Locale } from "@aufwind/rules/locale";
import { SAVED_SEARCHES } from "@aufwind/rules/saved-searches";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { formatMoney } from "../../platform/i18n/format.ts";
import { languageName } from "../../platform/i18n/languages.server.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import {
  ANY_SEARCH,
  readSearch,
  type Search,
  searchPath,
  searchQuery,
} from "../../shared/search-address/search-address.ts";
import { toQuery } from "../../shared/search-address/search-query.ts";

/** The kept searches with the addresses of their results, and the one that the address asks to keep. */
export async function loadSearches({ request, context }: LoaderArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url);
  const kept = await api(request, context)(listSavedSearches, {}).then(
    ({ items }) => items,
    () => null,
  );
  const asked = url.searchParams.has("save") ? readSearch(url.searchParams).search : null;
  return {
    searches: kept?.map((search) => ({ ...search, path: searchPath(locale, searchOf(search.filters)) })) ?? null,
    asked: asked && { name: nameOf(asked, locale), query: keepQuery(asked) },
  };
}
export type ShownSearch = SavedSearch & { path: string };

/** A search in the address of the page that keeps it: its order and page do not matter. */
const keepQuery = (search: Search) => `save=1&${searchQuery({ ...search, order: "bestFit", page: 1 })}`;

const searchOf = (filters: SavedSearch["filters"]): Partial<Search> => ({
  keyword: filters.keyword,
  topics: filters.areasOfIntervention,
  areas: filters.category,
  languages: filters.language,
  minFee: filters.minAppointmentFee,
  maxFee: filters.maxAppointmentFee,
  rating: filters.minRating ?? null,
  type: filters.consultationType ?? null,
  gender: filters.gender ?? null,
  verified: filters.verified ?? null,
  packages: filters.packages ?? null,
  free: filters.freeWithinDays ?? null,
});

/** "Burnout, Türkisch, bis 120 €": what was chosen, as far as a name goes. */
function nameOf(search: Search, locale: Locale): string {
  const parts = [
    search.keyword,
    ...search.topics.map((key) => areaName(key, locale)),
    ...search.areas.map((key) => areaByKey(key)?.name[locale] ?? key),
    ...search.languages.map((code) => languageName(code, locale) ?? code),
    ...(search.maxFee === ANY_SEARCH.maxFee ? [] : [`≤ ${formatMoney(locale, search.maxFee * 100)}`]),
  ];
  return parts.filter(Boolean).join(", ").slice(0, SAVED_SEARCHES.nameLength);
}

/** The filters stand in the address of the page, the name in its form. */
export async function saveAction(visit: LoaderArgs) {
  const url = new URL(visit.request.url);
  const { search } = readSearch(url.searchParams);
  const answer = await formAction(visit, {
    route: saveSearch,
    body: (form) => ({ name: text(form, "name"), filters: toQuery(search) }),
  });
  if (!answer.data.ok) return answer;
  return redirect(`${pathTo("clientSavedSearches", localeOf(url))}?saved=${answer.data.data.id}`, 303);
}

export const changeAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: changeSavedSearch,
    params: (form) => ({ id: text(form, "id") ?? "" }),
    body: (form) => ({ name: text(form, "name"), isMailed: ticked(form, "isMailed") }),
  });

export const deleteAction = (visit: LoaderArgs) =>
  formAction(visit, { route: deleteSavedSearch, params: (form) => ({ id: text(form, "id") ?? "" }) });

/** Mail programs post to the address itself (RFC 8058); everybody else presses the button. */
export const endAction = (visit: LoaderArgs, token: string | undefined) =>
  formAction(visit, { route: endSearchMails, body: () => ({ token: token ?? "" }) });
