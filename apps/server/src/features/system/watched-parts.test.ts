import { beforeEach, expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { updatePartCases, watchParts } from "./watched-parts.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await updatePartCases(server, { freePercent: 90, lagSeconds: 0 });
});

const disk = (freePercent: number) => updatePartCases(server, { freePercent, lagSeconds: null });
const cases = (source: string) =>
  server.database
    .selectFrom("cases")
    .select(["state", "kind"])
    .where("source", "=", source)
    .orderBy("number")
    .execute();
const entries = async () => {
  const rows = server.database.selectFrom("case_entries").innerJoin("cases", "cases.id", "case_id").select("data");
  return (await rows.where("source", "=", "disk").orderBy("case_entries.id").execute()).map(({ data }) => data);
};

test("a disk that fills opens one case, tells when it gets critical, and closes it once there is room", async () => {
  await disk(9);
  await disk(8);
  expect(await cases("disk")).toEqual([{ state: "open", kind: "system" }]);
  await disk(2);
  await disk(2);
  await disk(20);
  expect(await cases("disk")).toEqual([{ state: "closed", kind: "system" }]);
  expect(await entries()).toEqual([
    { room: "tight", freePercent: 9 },
    { room: "critical", freePercent: 2 },
    { act: "close", why: "mended", room: "ok" },
  ]);
});

test("what somebody closes by hand comes back after a day, if it is still so", async () => {
  await updatePartCases(server, { freePercent: null, lagSeconds: 90 });
  await transact(server.database, (tx) => closeCaseOf(tx, server, { source: "replica", sourceId: "site" }));
  await updatePartCases(server, { freePercent: null, lagSeconds: 95 });
  expect(await cases("replica")).toMatchObject([{ state: "closed" }]);
  server.clock.advance({ days: 1, minutes: 1 });
  await updatePartCases(server, { freePercent: null, lagSeconds: 95 });
  expect(await cases("replica")).toMatchObject([{ state: "closed" }, { state: "open" }]);
});

test("the real disk and a database without a replica are looked at without a case", async () => {
  const before = [await cases("disk"), await cases("replica")];
  await watchParts({ ...server, config: { ...server.config, dataFolder: "/nowhere/at/all" } });
  expect([await cases("disk"), await cases("replica")]).toEqual(before);
});
