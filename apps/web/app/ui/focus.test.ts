import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const APP = new URL("..", import.meta.url);
const RULE = /([^{}]*:focus(?:-visible|-within)?\b[^{}]*)\{([^{}]*)\}/g;
/** What a focus style may change: it is drawn around an element, whose own shape and size stay. */
const ALLOWED = /^(outline|outline-offset|outline-color|z-index|opacity)$/;

test("a focus never changes the shape or size of what has it", () => {
  const changed = globSync("**/*.css", { cwd: APP }).flatMap((file) =>
    [...readFileSync(new URL(file, APP), "utf8").matchAll(RULE)].flatMap(([, selector = "", body = ""]) =>
      body
        .split(";")
        .map((line) => line.split(":")[0]?.trim() ?? "")
        // The skip link is hidden until it has the focus.
        .filter((property) => property && !ALLOWED.test(property) && !selector.includes(".skip"))
        .map((property) => `${file} ${selector.trim()}: ${property}`),
    ),
  );
  expect(changed).toEqual([]);
});
