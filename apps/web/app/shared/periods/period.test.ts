import { expect, test } from "vitest";
import { readPeriod, SHOWN_PERIODS } from "./period.ts";

const read = (query: string) => readPeriod(new URLSearchParams(query));

test("an address names the period; an empty one means the last three months", () => {
  for (const period of SHOWN_PERIODS) expect(read(`period=${period}`)).toEqual({ period, isClear: true });
  for (const query of ["", "period="]) expect(read(query)).toEqual({ period: "last3Months", isClear: true });
});

test.each(["period=x", "period=nextWeek", "period=__proto__"])(
  "nonsense and what is to come count as nothing, and are told: %j",
  (query) => expect(read(query)).toEqual({ period: "last3Months", isClear: false }),
);
