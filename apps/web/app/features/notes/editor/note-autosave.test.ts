import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNoteAutosave, type NoteVersion, type SaveResult, type SaveStatus } from "./note-autosave.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const AT = "2026-11-17T13:02:00.000Z";

/** A server that counts versions, or cannot be reached; and the tab's storage. */
function setUp(first: NoteVersion = { version: 0, text: "" }) {
  const world = {
    server: { ...first },
    isAway: false,
    losesAnswers: false,
    sent: [] as string[],
    told: [] as SaveStatus[],
    kept: null as NoteVersion | null,
  };
  async function send(written: NoteVersion): Promise<SaveResult> {
    world.sent.push(written.text);
    if (world.isAway) return { outcome: "away" };
    if (written.text.length > 100) return { outcome: "refused", why: "Too long." };
    if (written.version !== world.server.version) return { outcome: "changed", theirs: { ...world.server } };
    world.server = { version: written.version + 1, text: written.text };
    return world.losesAnswers ? { outcome: "away" } : { outcome: "kept", version: world.server.version, at: AT };
  }
  const keeper = createNoteAutosave({
    known: { ...first, at: null },
    send,
    keep: (unsent) => {
      world.kept = unsent;
    },
    tell: (state) => world.told.push(state),
  });
  return { world, keeper, last: () => world.told.at(-1) };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("what is typed is saved a second after the last key, once, and kept in the tab until then", async () => {
  const { world, keeper, last } = setUp();
  keeper.touch("K");
  await pass(900);
  keeper.touch("Kl");
  await pass(999);
  expect([world.sent, world.kept]).toEqual([[], { version: 0, text: "Kl" }]);
  await pass(1);
  expect([world.sent, world.kept, last()]).toEqual([["Kl"], null, { kind: "saved", at: AT, isNew: true }]);
  await pass(60_000);
  expect(world.server).toEqual({ version: 1, text: "Kl" });
});

test("what comes back to what is saved sends nothing, nor do spaces where there is no note", async () => {
  const { world, keeper } = setUp({ version: 3, text: "Ruhe" });
  keeper.touch("Ruhe!");
  keeper.touch("Ruhe");
  await pass(60_000);
  expect([world.sent, world.kept]).toEqual([[], null]);
  const empty = setUp();
  empty.keeper.touch(" \n");
  await pass(60_000);
  expect(empty.world.sent).toEqual([]);
});

test("what did not arrive is said, kept in the tab and tried again until it does", async () => {
  const { world, keeper, last } = setUp();
  world.isAway = true;
  keeper.touch("Ruhe");
  await pass(1000);
  expect([last(), world.kept]).toEqual([{ kind: "away" }, { version: 0, text: "Ruhe" }]);
  world.isAway = false;
  await pass(10_000);
  expect([last()?.kind, world.server.text, world.kept]).toEqual(["saved", "Ruhe", null]);
});

test("an answer that was lost is no other version", async () => {
  const { world, keeper, last } = setUp();
  world.losesAnswers = true;
  keeper.touch("Ruhe");
  await pass(1000);
  world.losesAnswers = false;
  await pass(10_000);
  expect([last()?.kind, world.server]).toEqual(["saved", { version: 1, text: "Ruhe" }]);
  keeper.touch("Ruhe und Kraft");
  await pass(1000);
  expect(world.server).toEqual({ version: 2, text: "Ruhe und Kraft" });
});

test("what is typed while something is on its way follows it", async () => {
  const { world, keeper } = setUp();
  keeper.touch("a");
  const saving = keeper.saveNow();
  keeper.touch("ab");
  expect([await saving, await keeper.saveNow()]).toEqual([false, true]);
  expect([world.sent, world.server]).toEqual([["a", "ab"], { version: 2, text: "ab" }]);
});

test("another version is shown and not written over; nothing more is sent until somebody chooses", async () => {
  const { world, keeper, last } = setUp({ version: 1, text: "alt" });
  world.server = { version: 2, text: "von nebenan" };
  keeper.touch("meins");
  await pass(1000);
  expect(last()).toEqual({ kind: "changed", theirs: { version: 2, text: "von nebenan" } });
  keeper.touch("meins!");
  await pass(60_000);
  expect([world.sent, world.kept]).toEqual([["meins"], { version: 1, text: "meins!" }]);
  await keeper.choose("beides");
  expect([world.server, world.kept, last()?.kind]).toEqual([{ version: 3, text: "beides" }, null, "saved"]);
});

test("to take the other version needs no sending", async () => {
  const { world, keeper, last } = setUp({ version: 1, text: "alt" });
  keeper.compare({ version: 1, text: "meins" }, { version: 2, text: "von nebenan" });
  await keeper.choose("von nebenan");
  expect([world.sent, world.kept, last()?.kind]).toEqual([[], null, "saved"]);
});

test("what was refused is said, and sent again once it is changed", async () => {
  const { world, keeper, last } = setUp();
  keeper.touch("x".repeat(101));
  await pass(60_000);
  expect([world.sent.length, last()]).toEqual([1, { kind: "refused", why: "Too long." }]);
  keeper.touch("x");
  await pass(1000);
  expect(last()?.kind).toBe("saved");
});

test("once it is deleted nothing of it comes back", async () => {
  const { world, keeper } = setUp();
  keeper.touch("Ruhe");
  keeper.end();
  await keeper.saveNow();
  await pass(60_000);
  expect([world.sent, world.kept]).toEqual([[], null]);
});
