import { expect, test } from "vitest";
import { keepChoice, keptChoice } from "./kept-choice.ts";

const shelf = (text: string | null = null) => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
};
const NONE = { camera: "", microphone: "", speaker: "", isBlurred: false, hasKeys: true };

test("what was chosen is there the next time", () => {
  const storage = shelf();
  const choice = { camera: "a", microphone: "b", speaker: "c", isBlurred: true, hasKeys: false };
  keepChoice(storage, choice);
  expect(keptChoice(storage)).toEqual(choice);
});

test.each([null, "", "null", "[]", "{", '{"camera":7,"isBlurred":"yes"}'])("%j counts as nothing chosen", (text) =>
  expect(keptChoice(shelf(text))).toEqual(NONE),
);

test("a storage that refuses breaks nothing", () => {
  const refusing = {
    setItem() {
      throw new Error("full");
    },
  };
  expect(() => keepChoice(refusing, NONE)).not.toThrow();
});
