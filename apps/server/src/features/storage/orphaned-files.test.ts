import { beforeEach, expect, test } from "vitest";
import { bytesOf } from "../../../test/made-files.ts";
import { filesOnDisk, kept, NOTHING } from "../../../test/stored-files.ts";
import { testServer } from "../../../test/test-server.ts";
import type { Platform } from "../../platform/platform.ts";
import { releaseFiles, storeFiles, sweepOrphanedFiles } from "./file-commands.ts";
import { insertOrphanedFiles } from "./store.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const file = (key: string) => ({ key, bytes: bytesOf("x"), contentType: "application/pdf" });
const sweep = (platform: Platform = server) => sweepOrphanedFiles(platform, AbortSignal.timeout(10_000));
const loose = async () =>
  (await server.database.selectFrom("loose_files").select("key").execute()).map(({ key }) => key);
/** A platform whose file store fails in one way. */
const broken = (files: Partial<Platform["files"]>): Platform => ({ ...server, files: { ...server.files, ...files } });

test("what a crash leaves between file and row is removed an hour later, and not before", async () => {
  await insertOrphanedFiles(server.database, { keys: ["documents/crashed"], since: server.clock.now() });
  await server.files.put("documents/crashed", bytesOf("x"), "application/pdf");
  server.clock.advance({ minutes: 60 });
  await server.work("sweep-loose-files");
  expect(await filesOnDisk(server)).toEqual(["crashed"]);
  server.clock.advance({ seconds: 1 });
  expect(await kept(server)).toEqual(NOTHING);
});

test("what is refused at the last moment goes with the next round", async () => {
  const refused = storeFiles(server, {
    files: [file("documents/a"), file("documents/b")],
    attach: () => Promise.reject(new Error("no")),
  });
  await expect(refused).rejects.toThrow("no");
  expect(await filesOnDisk(server)).toHaveLength(2);
  expect(await kept(server)).toEqual(NOTHING);
});

test("what is attached stays, however often the job goes round", async () => {
  await storeFiles(server, { files: [file("documents/stays")], attach: async () => undefined });
  server.clock.advance({ days: 2 });
  await server.work("sweep-loose-files");
  expect([await loose(), await filesOnDisk(server)]).toEqual([[], ["stays"]]);
  await server.files.remove("documents/stays");
});

test("an upload that took so long that its file was removed is not attached", async () => {
  const late = storeFiles(server, {
    files: [file("documents/late")],
    attach: async () => {
      server.clock.advance({ hours: 2 });
      await sweep();
    },
  });
  await expect(late).rejects.toMatchObject({ code: "busy" });
  expect(await kept(server)).toEqual(NOTHING);
});

test("a file that cannot be put leaves nothing but a key, which goes after its hour", async () => {
  const full = broken({ put: () => Promise.reject(new Error("disk full")) });
  await expect(storeFiles(full, { files: [file("documents/full")], attach: async () => undefined })).rejects.toThrow(
    "disk full",
  );
  expect(await loose()).toEqual(["documents/full"]);
  server.clock.advance({ hours: 2 });
  expect(await kept(server)).toEqual(NOTHING);
});

test("a file that cannot be removed stays on the list and is tried again an hour later; the others go", async () => {
  const keys = ["documents/1", "documents/2", "documents/3"];
  for (const key of keys) await server.files.put(key, bytesOf("x"), "application/pdf");
  await server.database.transaction().execute((tx) => releaseFiles(tx, keys));
  const remove = (key: string) =>
    key.endsWith("2") ? Promise.reject(new Error("store is away")) : server.files.remove(key);
  await sweep(broken({ remove }));
  expect([await loose(), await filesOnDisk(server)]).toEqual([["documents/2"], ["2"]]);
  server.clock.advance({ minutes: 61 });
  expect(await kept(server)).toEqual(NOTHING);
});

test("however many files cannot be removed, those behind them go", async () => {
  const keys = Array.from({ length: 45 }, (_, n) => `documents/stuck-${n}`);
  await server.database.transaction().execute((tx) => releaseFiles(tx, keys));
  await insertOrphanedFiles(server.database, { keys: ["documents/behind"], since: new Date(1) });
  const remove = async (key: string) => {
    if (key.includes("stuck")) throw new Error("store is away");
  };
  await sweep(broken({ remove }));
  expect((await loose()).sort()).toEqual(keys.sort());
  server.clock.advance({ minutes: 61 });
  await server.work("sweep-loose-files");
});

test("several workers at once remove each file once", async () => {
  const keys = Array.from({ length: 90 }, (_, n) => `documents/many-${n}`);
  await server.database.transaction().execute((tx) => releaseFiles(tx, keys));
  const removed: string[] = [];
  const counting = broken({
    remove: async (key) => {
      removed.push(key);
    },
  });
  await Promise.all([sweep(counting), sweep(counting), sweep(counting)]);
  expect(removed.sort()).toEqual(keys.sort());
  expect(await loose()).toEqual([]);
});
