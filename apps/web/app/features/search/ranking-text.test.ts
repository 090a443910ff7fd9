import { readFileSync } from "node:fs";
import { ALMOST, FREE_POINTS, POINTS, RATING_POINTS } from "@aufwind/rules/matching";
import { FEE_FILTER } from "@aufwind/rules/search/filters";
import { ASSUMED, FREE_SOON, RANK_POINTS } from "@aufwind/rules/search/rank";
import { describe, expect, test } from "vitest";

const textIn = (locale: string) =>
  readFileSync(new URL(`../../../../../content/legal/ranking.${locale}.md`, import.meta.url), "utf8");

/** Everything between a heading and the next of its level or above. */
function partOf(text: string, id: string): string {
  const [, level = "", rest = ""] = new RegExp(`^(#+) .*\\{#${id}\\}\\n([^]*)`, "m").exec(text) ?? [];
  return rest.split(new RegExp(`^#{1,${level.length}} `, "m"))[0] ?? "";
}

/** The numbers in the last column of a part's tables. */
const pointsIn = (part: string) => [...part.matchAll(/\| (\d+) \|$/gm)].map(([, points]) => Number(points));

/** Every number of a part. */
const numbersIn = (part: string) => [...part.matchAll(/\d+/g)].map(([number]) => Number(number));

describe.each(["en", "de"])("how we rank, in %s,", (locale) => {
  const text = textIn(locale);

  test("names the points of the usual order as they are", () => {
    const [reviews, free, profile] = pointsIn(partOf(text, "best-fit"));
    expect({ rating: reviews, free, profile }).toEqual(RANK_POINTS);
    const all = RANK_POINTS.rating + RANK_POINTS.free + RANK_POINTS.profile;
    expect(partOf(text, "best-fit")).toContain(` ${all} `);
  });

  test("names the reviews that everybody is taken to have", () => {
    expect(numbersIn(partOf(text, "reviews"))).toEqual([ASSUMED.reviews, ASSUMED.stars]);
  });

  test("names every step of being free soon", () => {
    const steps = FREE_SOON.flatMap(({ days, points }) => [days, points]);
    expect(numbersIn(partOf(text, "free"))).toEqual([...steps, 0]);
  });

  test("names the usual fees", () => {
    expect(numbersIn(partOf(text, "found"))).toEqual([FEE_FILTER.least, FEE_FILTER.most]);
  });

  test("names the points of a match", () => {
    const part = partOf(text, "matching");
    expect(pointsIn(part)).toEqual(Object.values(POINTS));
    const lines = part.split("\n").filter((line) => line.startsWith("- "));
    expect(lines.map(numbersIn)).toEqual([
      [POINTS.budget, ALMOST.percent - 100, ALMOST.points],
      FREE_POINTS.flatMap(({ days, points }) => [days, points]),
      [RATING_POINTS.from / 100, RATING_POINTS.unrated],
      [],
    ]);
  });
});
