import { ATTACHMENT } from "@aufwind/rules/conversations";
import { expect, test } from "vitest";
import { refusalOf } from "./judge-file.ts";

test.each([
  { type: "image/jpeg", size: 1, why: undefined },
  { type: "application/pdf", size: ATTACHMENT.bytes, why: undefined },
  { type: "application/pdf", size: ATTACHMENT.bytes + 1, why: "oversized" },
  { type: "image/png", size: 0, why: "kind" },
  { type: "image/heic", size: 1, why: "kind" },
  { type: "image/svg+xml", size: 1, why: "kind" },
  { type: "", size: 1, why: "kind" },
])("$type of $size bytes: $why", ({ why, ...file }) => {
  expect(refusalOf(file)).toBe(why);
});
