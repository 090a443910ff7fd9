import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestServer } from "./test-server.ts";

/** Every file in the server's store. */
export async function filesOnDisk({ config }: TestServer): Promise<string[]> {
  const entries = await readdir(join(config.dataFolder, "files"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Deletes every file and its rows. */
export async function emptyStore({ config, database }: TestServer): Promise<void> {
  await rm(join(config.dataFolder, "files"), { recursive: true, force: true });
  for (const table of ["documents", "photos", "coaches", "loose_files", "rate_limits"] as const)
    await database.deleteFrom(table).execute();
}

/** What is stored of files after the job has run: rows, files, and keys that nothing refers to. */
export async function kept(server: TestServer) {
  await server.work("sweep-loose-files");
  const count = async (table: "documents" | "photos" | "loose_files") =>
    (await server.database.selectFrom(table).selectAll().execute()).length;
  return {
    documents: await count("documents"),
    photos: await count("photos"),
    loose: await count("loose_files"),
    files: (await filesOnDisk(server)).length,
  };
}

export const NOTHING = { documents: 0, photos: 0, loose: 0, files: 0 };

/** Makes a person a coach, without the onboarding. */
export async function setPractice(
  { database, clock }: TestServer,
  userId: string,
  { isPublic }: { isPublic: boolean },
) {
  const now = clock.now();
  const profile = { is_public: isPublic, first_public_at: now };
  await database
    .insertInto("coaches")
    .values({ user_id: userId, slug: `coach-${userId.slice(-12)}`, created_at: now, ...profile })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(profile))
    .execute();
}
