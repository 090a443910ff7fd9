import { fold } from "@aufwind/rules/search/text-analysis";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClonedDatabase, cloneDatabase } from "../../../test/cloned-database.ts";
import { foldedName, isCalled } from "./folded-name.ts";

let clone: ClonedDatabase;
beforeAll(async () => {
  clone = await cloneDatabase();
});
afterAll(() => clone.close());

const asked = async (first: string, last: string, typed = "") => {
  const { rows } = await sql<{ folded_name: string; is_called: boolean }>`
    with users as (select folded(trim(${first} || ' ' || ${last})) as folded_name)
    select folded_name, ${isCalled(foldedName("users"), typed)} as is_called from users`.execute(clone.database);
  return rows[0];
};

test.each([
  ["Jürgen", "Groß"],
  ["Zoë", "Ærø"],
  ["ÇAĞLAR", "Şimşek"],
  ["Łukasz", "Żółć"],
  ["Đorđe", "Þórsson"],
  ["Иван", "Петров"],
  ["", "Ōe"],
])("%s %s is folded as the rule does it", async (first, last) => {
  expect((await asked(first, last))?.folded_name).toBe(fold(`${first} ${last}`.trim()));
});

test("every typed word has to be there, in any of its spellings, and none is a pattern", async () => {
  const isFound = async (typed: string) => (await asked("Jörg", "Müller_100%", typed))?.is_called;
  for (const typed of ["", "  ", "muller jorg", "Mueller", "joerg MÜLLER", "r_1", "100%"])
    expect([typed, await isFound(typed)]).toEqual([typed, true]);
  for (const typed of ["müller anna", "j%g", "m_ller", "\\", "' or true --"])
    expect([typed, await isFound(typed)]).toEqual([typed, false]);
});
