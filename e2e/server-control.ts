import { expect } from "@playwright/test";
import { CONTROL_URL } from "./fixtures.ts";

type Row = Record<string, unknown>;

async function ask(what: object): Promise<Row[]> {
  const answer = await fetch(`${CONTROL_URL}/run`, { method: "POST", body: JSON.stringify(what) });
  expect(answer.status, answer.ok ? "" : await answer.text()).toBe(200);
  return (await answer.json()) as Row[];
}

/** Queries or changes the site's database: time passes by moving rows. */
export const query = (sql: string, ...values: unknown[]): Promise<Row[]> => ask({ sql, values });

/** Runs a job that the clock runs each minute or night. */
const work = (job: string) => ask({ job });

/** Runs jobs until this is true: one already running may not have seen the moved rows. */
export const runJobsUntil = (job: string, isTrue: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await work(job);
    await expect(isTrue).toPass({ timeout: 2000, intervals: [50, 100, 200, 400] });
  }).toPass({ timeout: 20_000 });
