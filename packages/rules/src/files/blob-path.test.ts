import { expect, test } from "vitest";
import { blobPath, readPath } from "./blob-path.ts";

test.each([
  ["documents/Zeugnis.pdf", { folder: "documents", name: "Zeugnis.pdf" }],
  ["photos/profile", { folder: "photos", role: "profile" }],
  ["photos/banner", { folder: "photos", role: "banner" }],
])("%s names a file", (path, file) => {
  expect(blobPath(path)).toEqual(file);
  expect(readPath(path)).toEqual(file);
});

test.each([
  ["documents", { folder: "documents" }],
  ["photos", { folder: "photos" }],
  ["photos/profile-320", { folder: "photos", role: "profile", width: 320 }],
  ["photos/banner-1000", { folder: "photos", role: "banner", width: 1000 }],
])("%s can only be read", (path, read) => {
  expect(readPath(path)).toEqual(read);
  expect(blobPath(path)).toBeUndefined();
});

test.each([
  "",
  "/",
  "documents/",
  "photos/",
  "photos/me",
  "photos/profile-1",
  "photos/profile-99999",
  "photos/profile-0320",
  "photos/profile-320-1",
  "photos/../documents/a.pdf",
  "documents/../a.pdf",
  "documents/a/b.pdf",
  "/documents/a.pdf",
  "./documents/a.pdf",
  "documents\\a.pdf",
  "DOCUMENTS/a.pdf",
  "constructor/a.pdf",
  "a.pdf",
])("%j names nothing", (path) => {
  expect(blobPath(path)).toBeUndefined();
  expect(readPath(path)).toBeUndefined();
});
