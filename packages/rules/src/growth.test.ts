import { expect, test } from "vitest";
import { hintsOf, isRobot, mondayOf, mondaysUpTo, NO_COUNTS, rateOf } from "./growth.ts";

const hints = (counts: Partial<typeof NO_COUNTS>, { isFreeSoon = true, weeks = 4 } = {}) =>
  hintsOf({ counts: { ...NO_COUNTS, ...counts }, weeks, isFreeSoon });
const names = (...given: Parameters<typeof hints>) => hints(...given).map(({ hint }) => hint);

test("weeks begin on Monday, across the turn of a year", () => {
  expect(["2026-11-16", "2026-11-22", "2027-01-01"].map(mondayOf)).toEqual(["2026-11-16", "2026-11-16", "2026-12-28"]);
  expect(mondaysUpTo("2027-01-06", 3)).toEqual(["2026-12-21", "2026-12-28", "2027-01-04"]);
});

test("a share is told from ten on, and never where more went on than came", () => {
  expect([rateOf(3, 9), rateOf(3, 10), rateOf(0, 40), rateOf(11, 10)]).toEqual([null, 0.3, 0, null]);
});

test("browsers are counted; programs that say what they are, or say nothing, are not", () => {
  const browsers = [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
  ];
  const robots = [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36",
    ...["facebookexternalhit/1.1", "curl/8.9.1", "WhatsApp/2.23", "python-requests/2.32", ""],
  ];
  expect(browsers.filter(isRobot)).toEqual([]);
  expect(robots.filter(isRobot)).toEqual(robots);
});

test("who leaves at the step with the price is told as a plain fraction, from half on", () => {
  const price = (confirming: number, booked: number) =>
    hints({ viewed: 200, started: 60, confirming, booked }).find(({ hint }) => hint === "price") ?? null;
  expect(price(40, 10)).toEqual({ hint: "price", left: 3, of: 4 });
  expect(price(30, 10)).toMatchObject({ left: 2, of: 3 });
  expect(price(100, 2)).toMatchObject({ left: 9, of: 10 });
  expect([price(40, 21), price(9, 0)]).toEqual([null, null]);
});

test("each other hint follows from its numbers", () => {
  expect(names({})).toEqual(["begin"]);
  expect(names({ shown: 300, viewed: 4 })).toEqual(["picture", "begin"]);
  expect(names({ viewed: 100, started: 3 })).toEqual(["choose"]);
  expect(names({ viewed: 100, started: 3 }, { isFreeSoon: false })).toEqual(["hours"]);
  expect(names({ viewed: 20, started: 6, confirming: 4, booked: 3 })).toEqual(["share"]);
  expect(names({ viewed: 400, started: 90, confirming: 60, booked: 40 })).toEqual([]);
});

test("there are never more than three", () => {
  const counts = { shown: 5000, viewed: 39, started: 1, confirming: 12, booked: 2 };
  expect(names(counts, { isFreeSoon: false })).toEqual(["hours", "price", "picture"]);
});
