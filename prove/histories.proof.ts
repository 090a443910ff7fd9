import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onStop } from "@aufwind/scripts/lifecycle.ts";
import { startPostgres } from "@aufwind/scripts/postgres.ts";
import { ROOT } from "@aufwind/scripts/project.ts";
import { run } from "@aufwind/scripts/run.ts";
import { temporaryFolder } from "@aufwind/scripts/temporary-folder.ts";
import { type Row, scaledToRun } from "./promise.ts";

/** Random histories of one appointment's, package's or gift card's money each. */
const MONEY = 10_000;
/** Random events by the routes, in worlds of a hundred each. */
const WORLDS = 100;
const EVENTS = 100;
/** Random events by the commands, in runs of 1,140 each. */
const RUNS = 20;
/** Random histories of payments and of packages, each against the provider's own books. */
const BOOKS = { payments: 100, packages: 24 };
const FILES = ["appointments-model", "ledger-model", "ledger-books", "package-histories", "provider-story"].map(
  (name) => `apps/server/test/${name}.long.test.ts`,
);

/**
 * The models that `npm test` plays a little of, at length: every answer of the routes and every row against the pure
 * rules, the ledger after every step, and the provider's book. Their clock is set, so they have a server of their own.
 */
export async function prove(): Promise<Row> {
  const folder = temporaryFolder("histories", { isQuick: true });
  const database = await startPostgres({ folder: join(folder, "postgres"), fast: true });
  onStop((hurry) => database.stop(hurry));
  const [histories, worlds] = [scaledToRun(MONEY, 200), scaledToRun(WORLDS, 1)];
  const { code, output: coloured } = await run({
    file: join(ROOT, "node_modules/.bin/vitest"),
    args: ["run", "--project=long", "--reporter=default", ...FILES],
    env: {
      TEST_DATABASE_URL: database.url,
      NODE_ENV: "test",
      HISTORIES: String(histories),
      ROUTE_WORLDS: String(worlds),
      COMMAND_RUNS: String(scaledToRun(RUNS, 3)),
      BOOK_HISTORIES: String(scaledToRun(BOOKS.payments, 40)),
      PACKAGE_HISTORIES: String(scaledToRun(BOOKS.packages, 8)),
    },
  });
  const output = stripVTControlCharacters(coloured);
  if (code !== 0) console.log(output.slice(-4000));
  const passed = Number(/Tests\s+(?:\d+ failed \| )?(\d+) passed/.exec(output)?.[1] ?? 0);
  const failed = Number(/Tests\s+(\d+) failed/.exec(output)?.[1] ?? (code === 0 ? 0 : 1));
  return {
    promise: "histories",
    done: "random bookings, moves, cancellations, confirmations, no shows, objections and clock jumps by the routes against the rules; random histories of payments, partial refunds, disputes, corrections, packages and gift cards against the ledger; one mixed story with the provider's messages tripled, shuffled and lost",
    count: `${histories} histories of money, ${worlds * EVENTS} events by the routes`,
    lost: `${failed} divergences`,
    measured: `${passed} models agreed, ${failed} did not; ledger 0 after every step`,
    target: "0 divergences",
    isKept: code === 0 && failed === 0 && passed > 0,
  };
}
