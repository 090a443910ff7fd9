import { expect, test } from "vitest";
import { ANY_SEARCH } from "../../shared/search-address/search-address.ts";
import { packValues } from "./values.ts";
import { withoutResults } from "./without-results.ts";

const count = undefined;
const KNOWN: Parameters<typeof withoutResults<string>>[0] = {
  twin: "/en/coaches",
  canonical: { own: "/de/coaches", other: "/en/coaches" },
  cards: ["Amir"],
  shown: {
    search: ANY_SEARCH,
    unread: [],
    list: "",
    names: { areas: [], topics: [], languages: [], allTopics: "" },
    results: { totalCount: 1, hasNext: false, isMore: false, correctedKeyword: null, matched: "all" },
    areas: [
      {
        key: "stress",
        name: "Stress",
        count,
        topics: packValues([{ value: "burnout", name: "Burnout und Erschöpfung", count }]),
      },
    ],
    languages: { first: packValues([{ value: "tr", name: "Türkisch", count }]), others: "" },
    counts: null,
    ways: [],
    isUrgent: false,
  },
};
const asked = (query: string) => withoutResults(KNOWN, new URL(`http://localhost/de/coaches?${query}`));

test("where no answer comes, what was just chosen stays chosen and has its name", () => {
  const { shown, twin, cards } = asked("topic=burnout&topic=Bergsteigen&language=tr&max=90");
  expect(shown.search).toMatchObject({ topics: ["Bergsteigen", "burnout"], languages: ["tr"], maxFee: 90 });
  expect(shown.names.topics.map(({ name }) => name)).toEqual(["Bergsteigen", "Burnout und Erschöpfung"]);
  expect(shown.names.languages).toEqual([{ code: "tr", name: "Türkisch" }]);
  expect(shown.areas).toBe(KNOWN.shown.areas);
  expect([shown.results, cards]).toEqual([null, []]);
  expect(twin).toBe("/en/coaches?topic=Bergsteigen&topic=burnout&language=tr&max=90");
});
