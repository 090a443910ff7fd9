import { CONNECTION_OPTIONS, openDatabase } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";

const OPTIONS = encodeURIComponent(`${CONNECTION_OPTIONS} -c synchronous_commit=off`);

/** With connections that do not wait for the disk at every commit: a crash only costs a demo. */
export async function inAHurry<T>(platform: Platform, work: (hurried: Platform) => Promise<T>): Promise<T> {
  const { directUrl: url } = platform.config.database;
  const hurried = { url: `${url}${url.includes("?") ? "&" : "?"}options=${OPTIONS}`, pool: 12 };
  const { database, pool } = openDatabase(hurried, platform.log);
  try {
    return await work({ ...platform, database, pool });
  } finally {
    await database.destroy();
  }
}
