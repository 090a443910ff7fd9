import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onStop } from "@aufwind/scripts/lifecycle.ts";
import { freePort } from "@aufwind/scripts/port.ts";
import { type PgBouncer, startPgBouncer } from "@aufwind/scripts/postgres/pgbouncer.ts";
import { startReplica } from "@aufwind/scripts/postgres/replica.ts";
import { startPostgres } from "@aufwind/scripts/postgres.ts";
import { step } from "@aufwind/scripts/progress.ts";
import { forwardProgram } from "./servers.ts";

/** PostgreSQL with its replica, and PgBouncer before it. */
export type Databases = {
  /** The primary, whichever it is: as an address that follows it does. */
  directUrl: string;
  pooledUrl: string;
  /** Whether the pooler keeps prepared statements. */
  keepsPrepared: boolean;
  /** What of it listens, for a network of its own. */
  ports: string[];
  /** Where the primary keeps its files. */
  dataFolder(): string;
  /** Killed hard; its supervisor starts it again. */
  kill(): void;
  /** Stopped in good order and started again. */
  restart(): Promise<void>;
  /** The primary is gone for good, the replica takes its place. */
  failOver(): Promise<void>;
  restartPooler(): Promise<void>;
};

/** The primary; with `replicate` its replica and the pooler, once the database is filled. */
export async function startDatabases(folder: string) {
  const place = { folder: join(folder, "primary"), database: "aufwind" };
  let primary = await step("Starting PostgreSQL", () => startPostgres(place));
  let isPrimaryLeft = true;
  const port = Number(new URL(primary.url).port);
  onStop((hurry) => (isPrimaryLeft ? primary.stop(hurry) : undefined));
  const target = join(folder, "primary.port");
  writeFileSync(target, String(port));
  const address = await freePort();
  const forward = forwardProgram({ folder, name: "address", host: "127.0.0.1", ports: [`${address}=${target}`] });
  await forward.start();
  const directUrl = primary.url.replace(`:${port}/`, `:${address}/`);

  const replicate = async (): Promise<Databases> => {
    const replica = await step("Starting the replica and PgBouncer", () =>
      startReplica({ of: primary.url, folder: join(folder, "replica") }),
    );
    onStop((hurry) => replica.stop(hurry));
    const bouncer: PgBouncer = await startPgBouncer({ to: primary.url, folder: join(folder, "pgbouncer"), pool: 30 });
    onStop(() => bouncer.stop());
    const dataFolder = () => join(folder, isPrimaryLeft ? "primary" : "replica", "data");
    return {
      directUrl,
      pooledUrl: bouncer.url,
      keepsPrepared: bouncer.keepsPrepared,
      ports: [String(address), new URL(bouncer.url).port],
      dataFolder,
      kill: () =>
        process.kill(Number(readFileSync(join(dataFolder(), "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL"),
      async restart() {
        await primary.stop();
        primary = await startPostgres({ ...place, port });
      },
      async failOver() {
        await primary.stop(AbortSignal.abort());
        isPrimaryLeft = false;
        await replica.promote();
        writeFileSync(target, new URL(replica.url).port);
        await bouncer.leadTo(replica.url);
      },
      restartPooler: () => bouncer.restart(),
    };
  };
  return { directUrl, replicate };
}
