import { expect, test } from "vitest";
import { readVia, sourceOf } from "./booking-pages.ts";

const via = (query: string) => readVia(new URLSearchParams(query));

test("an address may say where somebody comes from; unknown words count as not said", () => {
  expect(["via=link", "via=qr", "via=widget", "via=invitation", "via=search"].map(via)).toEqual([
    ...["link", "qr", "widget", "invitation", "search"],
  ]);
  expect(["", "via=", "via=direct", "via=QR", "via=newsletter", "from=link"].map(via)).toEqual(Array(6).fill(null));
});

test("an invited client's first booking came by the invitation, unless another way was taken", () => {
  const invited = { isExisting: true, isFirst: true };
  expect(sourceOf({ given: "profile", ...invited })).toBe("invitation");
  expect(sourceOf({ given: undefined, ...invited })).toBe("invitation");
  expect(sourceOf({ given: "widget", ...invited })).toBe("widget");
  expect(sourceOf({ given: "profile", isExisting: true, isFirst: false })).toBe("profile");
  expect(sourceOf({ given: undefined, isExisting: false, isFirst: true })).toBe("direct");
});
