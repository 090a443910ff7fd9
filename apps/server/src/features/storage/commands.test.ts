import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { docx, pdf, png, uploadForm } from "../../../test/made-files.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { bodyOf } from "../../../test/second-factors.ts";
import { emptyStore, kept, NOTHING, setPractice } from "../../../test/stored-files.ts";
import { testServer } from "../../../test/test-server.ts";
import { storePhoto } from "./commands.ts";
import { photosOf, visibleDocumentsOf } from "./queries.ts";

let coach: Person;
const server = await testServer();
beforeEach(async () => {
  await emptyStore(server);
  coach = await person(server, { kind: "coach" });
});

const upload = (path: string, bytes: Uint8Array) =>
  coach.browser.send("POST", "/api/storage/upload", uploadForm(path, bytes));

test("the photos of many are read at once, with an address for each width", async () => {
  const other = await person(server);
  await storePhoto(server, coach.userId, { role: "profile", bytes: await png() });
  await storePhoto(server, coach.userId, { role: "banner", bytes: await png({ width: 600, height: 100 }) });
  const photos = await photosOf(server.database, [coach.userId, other.userId]);
  expect([...photos.keys()]).toEqual([coach.userId]);
  const { profile, banner } = photos.get(coach.userId) ?? {};
  expect([Object.keys(profile?.urls ?? {}), Object.keys(banner?.urls ?? {})]).toEqual([
    ["96", "192", "200"],
    ["480", "600"],
  ]);
  expect((await coach.browser.get(banner?.urls["480"] ?? "")).headers.get("content-type")).toBe("image/webp");
  expect(await photosOf(server.database, [])).toEqual(new Map());
});

test("the demo's photos are judged like any other", async () => {
  await expect(storePhoto(server, coach.userId, { role: "profile", bytes: pdf() })).rejects.toMatchObject({
    code: "invalidPhoto",
  });
  expect(await kept(server)).toEqual(NOTHING);
});

test("a profile shows the documents that are visible to all, before it is public to its owner alone", async () => {
  await upload("documents/shown.pdf", pdf());
  await upload("documents/hidden.pdf", pdf());
  await coach.browser.send("PATCH", "/api/storage/update-visibility", {
    blobPath: "documents/shown.pdf",
    visibility: "Visible to all",
  });
  const namesFor = async (viewerId: string | undefined) =>
    (await visibleDocumentsOf(server.database, { ownerId: coach.userId, viewerId })).map(({ name }) => name);
  expect([await namesFor(undefined), await namesFor(coach.userId)]).toEqual([[], ["shown.pdf"]]);
  await setPractice(server, coach.userId, { isPublic: true });
  expect([await namesFor(undefined), await namesFor(coach.userId)]).toEqual([["shown.pdf"], ["shown.pdf"]]);
});

test("one's files are in the copy of one's data, bytes and all", async () => {
  await upload("documents/Zeugnis.pdf", pdf("mine"));
  // Made once: its entries carry the second in which they were packed.
  const letter = docx();
  await upload("documents/Größe.docx", letter);
  await upload("photos/profile", await png());
  const { path } = await bodyOf<{ path: string }>(
    await coach.browser.send("POST", "/api/identity/downloads", { password: PASSWORD }),
  );
  const archive = unzipSync(new Uint8Array(await (await coach.browser.get(path)).arrayBuffer()));
  const names = Object.keys(archive).filter((name) => name.includes("/"));
  expect(names.sort()).toEqual(["documents/Größe.docx", "documents/Zeugnis.pdf", "photos/profile.webp"]);
  expect(Buffer.from(archive["documents/Zeugnis.pdf"] ?? []).equals(pdf("mine"))).toBe(true);
  expect(Buffer.from(archive["documents/Größe.docx"] ?? []).equals(letter)).toBe(true);
});

test("of fifty photos of one person some are made, one at a time, and the others get 429", async () => {
  const bytes = await png();
  const setting = () =>
    storePhoto(server, coach.userId, { role: "profile", bytes }).then(
      () => "fine",
      ({ code }: { code?: string }) => code,
    );
  const outcomes = await Promise.all(Array.from({ length: 50 }, setting));
  expect(outcomes.filter((each) => each === "fine")).toHaveLength(21);
  expect(outcomes.filter((each) => each === "tooManyRequests")).toHaveLength(29);
  expect(await setting()).toBe("fine");
});

test("with a profile all of its files go", async () => {
  await upload("documents/a.pdf", pdf());
  await upload("photos/profile", await png());
  expect(await kept(server)).toEqual({ documents: 1, photos: 1, loose: 0, files: 4 });
  await coach.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect(await kept(server)).toEqual(NOTHING);
});
