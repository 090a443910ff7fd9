import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftAutosave, draftOf, type SaveOutcome } from "./draft-autosave.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A form somebody types into, and a server that stores drafts or cannot be reached. */
function setUp() {
  const world = { typed: "", server: "kept" as SaveOutcome, sent: [] as string[], told: [] as SaveOutcome[] };
  const keeper = createDraftAutosave({
    read: () => ({ pitch: world.typed }),
    send: async (draft) => {
      world.sent.push(draft.pitch ?? "");
      return world.server;
    },
    tell: (outcome) => world.told.push(outcome),
  });
  const type = (text: string) => {
    world.typed = text;
    keeper.touch();
  };
  return { world, keeper, type };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("what is typed is kept 700 ms after the last key, once", async () => {
  const { world, type } = setUp();
  type("K");
  await pass(600);
  type("Kl");
  await pass(699);
  expect(world.sent).toEqual([]);
  await pass(1);
  expect(world.sent).toEqual(["Kl"]);
  await pass(60_000);
  expect(world).toMatchObject({ sent: ["Kl"], told: ["kept"] });
});

test("a touch that changes nothing sends nothing", async () => {
  const { world, type } = setUp();
  type("");
  await pass(10_000);
  expect(world.sent).toEqual([]);
});

test("a draft that did not arrive is reported and retried until it does", async () => {
  const { world, type } = setUp();
  world.server = "away";
  type("Klar");
  await pass(700);
  expect(world.told).toEqual(["away"]);
  world.server = "kept";
  await pass(10_000);
  expect(world).toMatchObject({ sent: ["Klar", "Klar"], told: ["away", "kept"] });
});

test("what was refused is not sent again before it is changed", async () => {
  const { world, type } = setUp();
  world.server = "refused";
  type("far too long");
  await pass(60_000);
  expect(world).toMatchObject({ sent: ["far too long"], told: ["refused"] });
  world.server = "kept";
  type("short");
  await pass(700);
  expect(world.told).toEqual(["refused", "kept"]);
});

test("leaving the page keeps at once", async () => {
  const { world, keeper, type } = setUp();
  type("Klar");
  await keeper.keepNow();
  expect(world.sent).toEqual(["Klar"]);
});

test("while the form itself is sent no draft follows it; refused, it is kept; taken, it is settled", async () => {
  const { world, keeper, type } = setUp();
  type("Klar");
  keeper.pause();
  await keeper.keepNow();
  await pass(60_000);
  expect(world.sent).toEqual([]);
  keeper.resume();
  await pass(700);
  expect(world.sent).toEqual(["Klar"]);

  type("Klarer");
  keeper.pause();
  keeper.resume();
  keeper.settle();
  await pass(60_000);
  expect(world.sent).toEqual(["Klar"]);
});

test("a draft holds every field by its name, ticked boxes as on, and not the name of the form", () => {
  const form = new FormData();
  form.append("form", "onboarding");
  form.append("salesPitch.de", "Klar sehen");
  form.append("areasOfIntervention:Singen", "on");
  form.append("file", new File(["x"], "x.pdf"));
  expect(draftOf(form)).toEqual({ "salesPitch.de": "Klar sehen", "areasOfIntervention:Singen": "on" });
});
