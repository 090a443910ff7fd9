import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type { Database } from "../src/platform/database/database.ts";
import type { TestServer } from "./test-server.ts";

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
};

/** Query plans: the tables that are scanned whole, and the rows that are read. */
export function queryPlans({ pool }: TestServer) {
  const heard: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool });
  const listening: Database = new Kysely({ dialect, log: ({ query }) => void heard.push(query) });
  return async (work: (db: Database) => Promise<unknown>) => {
    heard.length = 0;
    await work(listening);
    const scans: Plan[] = [];
    for (const { sql, parameters } of heard) {
      const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters]);
      scans.push(...nodesOf(rows[0]["QUERY PLAN"][0].Plan).filter((node) => node["Relation Name"]));
    }
    return {
      whole: scans.filter((scan) => scan["Node Type"] === "Seq Scan").map((scan) => scan["Relation Name"]),
      looked: (table: string): number =>
        scans
          .filter((scan) => scan["Relation Name"] === table)
          .map((scan) => (scan["Actual Rows"] + (scan["Rows Removed by Filter"] ?? 0)) * scan["Actual Loops"])
          .reduce((sum, rows) => sum + rows, 0),
    };
  };
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
