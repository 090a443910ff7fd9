import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { NO_MORE } from "../../../test/search-counts.ts";
import words from "../../locales/de/search.json" with { type: "json" };
import { apiContext } from "../../platform/http/api.ts";
import { provideTranslations } from "../../platform/i18n/translator.ts";
import { ANY_SEARCH } from "../../shared/search-address/search-address.ts";
import { loadSearch, widerSearches } from "./search.server.ts";

provideTranslations({ translations: { de: { search: words } } });

const FACTS = { totalPages: 5, hasNext: false, isMore: false, matched: "all" };

/** A server with 45 coaches and no other answers. */
function visit(path: string) {
  const context = new RouterContextProvider();
  context.set(apiContext, async ({ url }) =>
    url.includes("count")
      ? new Response(null, { status: 503 })
      : Response.json({ items: [], totalCount: 45, ...FACTS }),
  );
  return loadSearch({ request: new Request(`http://localhost${path}`), context });
}

test("a page beyond the last one leads to the last one, with the same search", async () => {
  const refused = await visit("/en/coaches?language=tr&page=6").catch((answer: Response) => answer);
  expect(refused).toBeInstanceOf(Response);
  expect((refused as Response).headers.get("location")).toBe("/en/coaches?language=tr&page=5");
});

test("a few topics are named, a whole area's are counted", async () => {
  const topicsOf = async (...topics: string[]) =>
    (await visit(`/de/coaches?${topics.map((topic) => `topic=${topic}`).join("&")}`)).shown.names.allTopics;
  expect(await topicsOf("burnout", "stress")).toBe("„Burnout und Erschöpfung“ und „Stress“");
  expect(await topicsOf("adhd", "autism", "exams", "giftedness")).toBe("4 Themen");
});

const SEARCH = { ...ANY_SEARCH, topics: ["burnout"], languages: ["sw" as const], rating: 4 as const, page: 2 };

test("the filter that brings most coaches when it goes comes first", () => {
  const ways = widerSearches(SEARCH, { without: { ...NO_MORE, language: 12, minRating: 3 } });
  expect(ways.map(({ filter, count }) => `${filter} ${count}`)).toEqual(["language 12", "minRating 3"]);
  expect(ways[0]?.search).toEqual({ ...SEARCH, languages: [], page: 1 });
});

test("a filter that nobody set is not offered to be loosened", () => {
  expect(widerSearches(SEARCH, { without: { ...NO_MORE, gender: 5, verified: 5, keyword: 5 } })).toEqual([]);
});

test("whoever costs more than the usual fees can be found", () => {
  expect(widerSearches(ANY_SEARCH, { without: { ...NO_MORE, fee: 2 } })[0]?.search).toMatchObject({
    minFee: 0,
    maxFee: 10_000,
  });
});
