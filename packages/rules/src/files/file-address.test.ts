import { expect, test } from "vitest";
import { documentAddress, photoAddress } from "./file-address.ts";

test("an address survives any name", () => {
  const address = documentAddress("u1", "100 % & Größe #1?.pdf");
  const { pathname, searchParams } = new URL(address, "http://here.invalid");
  expect([pathname, searchParams.get("path")]).toEqual(["/api/storage/get/u1", "documents/100 % & Größe #1?.pdf"]);
});

test("a photo's address names its version, and a width where one is wanted", () => {
  const photo = { ownerId: "u1", role: "profile", version: "v1" } as const;
  expect(photoAddress(photo)).toBe("/api/storage/get/u1?path=photos%2Fprofile&v=v1");
  expect(photoAddress({ ...photo, width: 96 })).toBe("/api/storage/get/u1?path=photos%2Fprofile-96&v=v1");
});
