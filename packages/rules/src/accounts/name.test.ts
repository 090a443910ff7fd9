import { expect, test } from "vitest";
import { isLongEnough } from "./name.ts";

test.each(["Bo", "Ma Li", "Ng", "李", "이"])("%s is a name", (name) => expect(isLongEnough(name)).toBe(true));

test.each(["A", " A ", "1", ""])("%j is too short for one", (name) => expect(isLongEnough(name)).toBe(false));
