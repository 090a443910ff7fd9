import { expect } from "@playwright/test";
import { control } from "./fixtures.ts";

type Row = Record<string, unknown>;

async function ask(what: object): Promise<Row[]> {
  const answer = await fetch(`${control}/desk`, { method: "POST", body: JSON.stringify(what) });
  expect(answer.status, answer.ok ? "" : await answer.text()).toBe(200);
  return (await answer.json()) as Row[];
}

/** Asks or changes the database behind the site: what only time brings is brought by moving rows. */
export const query = (sql: string, ...values: unknown[]): Promise<Row[]> => ask({ sql, values });

/** Has done now what the clock does each minute or night. */
const work = (job: string) => ask({ job });

/** Has work done until this is true: work that is under way already may not have seen what was moved. */
export const workUntil = (job: string, isTrue: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await work(job);
    await expect(isTrue).toPass({ timeout: 2000, intervals: [50, 100, 200, 400] });
  }).toPass({ timeout: 20_000 });
