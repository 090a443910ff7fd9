import type pg from "pg";
import { createApp } from "../src/app.ts";
import { systemClock } from "../src/platform/clock/clock.ts";
import { readConfig } from "../src/platform/config/config.ts";
import { CONNECTION_OPTIONS } from "../src/platform/database/database.ts";
import { createLog } from "../src/platform/log/log.ts";
import { createPlatform } from "../src/platform/platform.ts";

/** The statements of one request. */
export type Statement = { text: string; values: unknown[] };

/** What every connection starts with. */
export const connectionOptions = CONNECTION_OPTIONS;

/** The statements of each of these API addresses with warm caches. */
export async function statementsOf(
  env: Record<string, string>,
  paths: string[],
  headers: Record<string, string> = {},
): Promise<Statement[][]> {
  const platform = createPlatform(readConfig(env), { log: createLog("silent"), clock: systemClock });
  let heard: Statement[] = [];
  platform.pool.on("connect", (client) => listen(client, (statement) => heard.push(statement)));
  const app = createApp(platform);
  const requests: Statement[][] = [];
  for (const path of [...paths, ...paths]) {
    heard = [];
    await app.request(path, { headers });
    requests.push(heard);
  }
  await platform.database.destroy();
  return requests.slice(paths.length);
}

function listen(client: pg.PoolClient, hear: (statement: Statement) => void) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const heard = (...given: unknown[]) => {
    const [text, values] = given;
    if (typeof text === "string") hear({ text, values: Array.isArray(values) ? values : [] });
    return query(...given);
  };
  client.query = heard as typeof client.query;
}
