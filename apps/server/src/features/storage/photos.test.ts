import type { StoredFile } from "@aufwind/contract/storage";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { meanwhile } from "../../../test/locked-user.ts";
import { jpeg, png, uploadForm } from "../../../test/made-files.ts";
import { type Person, person } from "../../../test/people.ts";
import { bodyOf } from "../../../test/second-factors.ts";
import { emptyStore, filesOnDisk, kept, NOTHING, setPractice } from "../../../test/stored-files.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const coach = await person(server, { kind: "coach" });
const client = await person(server, { kind: "client" });
const visitor = server.browser();
beforeEach(() => emptyStore(server));

const upload = async ({ browser }: Person, path = "photos/profile", bytes?: Uint8Array) =>
  browser.send("POST", "/api/storage/upload", uploadForm(path, bytes ?? (await png({ width: 400, height: 300 }))));
const stored = async (response: Promise<Response>) => bodyOf<StoredFile>(await response);
const remove = ({ browser }: Person, blobPath: string) => {
  const form = new FormData();
  form.append("blobPath", blobPath);
  return browser.send("DELETE", "/api/storage/delete", form);
};
const read = (browser: Browser, path: string, more: Record<string, string> = {}) =>
  browser.get(`/api/storage/get/${coach.userId}?${new URLSearchParams({ path, ...more })}`);
const widthOf = async (response: Response) => (await sharp(await response.arrayBuffer()).metadata()).width;
const pictureOf = async ({ browser }: Person) =>
  (await bodyOf<{ profilePicture: string | null }>(await browser.get("/api/identity/user"))).profilePicture;

test("a photo is kept in its widths, and listed with them", async () => {
  const photo = await stored(upload(coach));
  expect(photo).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: "profile",
    path: "photos/profile",
    size: expect.any(Number),
    contentType: "image/webp",
    url: `/api/storage/get/${coach.userId}?path=photos%2Fprofile&v=${photo.id}`,
    metadata: { visibility: "Private" },
    createdAt: "2026-11-16T09:00:00.000Z",
    width: 300,
    height: 300,
    widths: [96, 192, 300],
  });
  const banner = await stored(upload(coach, "photos/banner"));
  expect([banner.width, banner.height, banner.widths]).toEqual([400, 300, [400]]);
  expect(await bodyOf(await coach.browser.get("/api/storage/get?path=photos"))).toEqual({ items: [photo, banner] });
  const bytes = await (await coach.browser.get(photo.url)).arrayBuffer();
  expect([bytes.byteLength, (await sharp(bytes).metadata()).width]).toEqual([photo.size, 300]);
});

test("a width that is asked for is answered with the nearest that fills it", async () => {
  await upload(coach);
  const widths = ["photos/profile", "photos/profile-96", "photos/profile-100", "photos/profile-640"];
  const seen = await Promise.all(widths.map(async (path) => widthOf(await read(coach.browser, path))));
  expect(seen).toEqual([300, 96, 192, 300]);
  expect((await read(coach.browser, "photos/profile-0")).status).toBe(422);
  expect((await read(coach.browser, "photos/banner-480")).status).toBe(404);
});

test("photos show with the profile: while it is private, to their owner alone", async () => {
  const { id } = await stored(upload(coach));
  const seen = async () =>
    Promise.all(
      [coach.browser, client.browser, visitor].map(
        async (browser) => (await read(browser, "photos/profile", { v: id })).status,
      ),
    );
  expect(await seen()).toEqual([200, 404, 404]);
  await setPractice(server, coach.userId, { isPublic: false });
  expect(await seen()).toEqual([200, 404, 404]);
  expect(await bodyOf(await read(visitor, "photos"))).toEqual({ items: [] });
  await setPractice(server, coach.userId, { isPublic: true });
  expect(await seen()).toEqual([200, 200, 200]);
  expect(await bodyOf(await read(visitor, "photos"))).toMatchObject({
    items: [{ name: "profile", metadata: { visibility: "Visible to all" } }],
  });
});

test("everybody has a profile photo; a client's is seen by the client alone", async () => {
  const photo = await stored(upload(client));
  expect(photo.metadata.visibility).toBe("Private");
  expect((await client.browser.get(photo.url)).status).toBe(200);
  for (const browser of [coach.browser, visitor]) expect((await browser.get(photo.url)).status).toBe(404);
});

test("browsers keep a public photo by its version for a day, and nothing else", async () => {
  const { id } = await stored(upload(coach));
  const cached = async (v?: string) =>
    (await read(visitor, "photos/profile-96", v ? { v } : {})).headers.get("cache-control");
  const own = async () => (await read(coach.browser, "photos/profile-96", { v: id })).headers.get("cache-control");
  expect(await own()).toBe("private, no-store");
  await setPractice(server, coach.userId, { isPublic: true });
  expect([await cached(id), await own()]).toEqual(Array(2).fill("public, max-age=86400"));
  expect([await cached(), await cached("another")]).toEqual(["private, no-store", "private, no-store"]);
  const { headers } = await read(visitor, "photos/profile-96", { v: id });
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "image/webp",
    "content-disposition": "inline",
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    etag: `"${id}-96"`,
  });
  const again = await visitor.get(`/api/storage/get/${coach.userId}?path=photos/profile-96&v=${id}`, {
    "if-none-match": `W/"x", "${id}-96"`,
  });
  expect([again.status, again.headers.get("cache-control")]).toEqual([304, "public, max-age=86400"]);
});

test("a new photo takes the place of the old, whose files go with the next round", async () => {
  const first = await stored(upload(coach));
  const second = await stored(upload(coach, "photos/profile", await jpeg({ width: 90, height: 90 })));
  expect(await bodyOf(await read(coach.browser, "photos"))).toEqual({ items: [second] });
  expect(await kept(server)).toEqual({ ...NOTHING, photos: 1, files: 1 });
  expect(await filesOnDisk(server)).toEqual([`${second.id}-90.webp`]);
  // A former address shows the present picture, uncached.
  const old = await coach.browser.get(first.url);
  expect([old.headers.get("cache-control"), await widthOf(old)]).toEqual(["private, no-store", 90]);
});

test("ten photos at once: one stays, whole", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(coach)));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(await kept(server)).toEqual({ ...NOTHING, photos: 1, files: 3 });
  const [photo] = (await bodyOf<{ items: StoredFile[] }>(await read(coach.browser, "photos"))).items;
  expect((await filesOnDisk(server)).sort()).toEqual([192, 300, 96].map((width) => `${photo?.id}-${width}.webp`));
});

test("a public coach's photo can be replaced and not removed; the banner can", async () => {
  await upload(coach);
  await upload(coach, "photos/banner");
  await setPractice(server, coach.userId, { isPublic: true });
  const refused = await remove(coach, "photos/profile");
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "photoNeeded" }]);
  expect((await read(visitor, "photos/profile")).status).toBe(200);
  expect((await remove(coach, "photos/banner")).status).toBe(200);
  expect((await upload(coach)).status).toBe(201);
  await setPractice(server, coach.userId, { isPublic: false });
  expect((await remove(coach, "photos/profile")).status).toBe(200);
  expect((await remove(coach, "photos/profile")).status).toBe(404);
  expect(await kept(server)).toEqual(NOTHING);
});

test("a photo that is being removed while its profile becomes public stays", async () => {
  await upload(coach);
  await setPractice(server, coach.userId, { isPublic: false });
  const answer = await meanwhile(server, coach.userId, {
    under: () => remove(coach, "photos/profile"),
    first: (tx) => tx.updateTable("coaches").set({ is_public: true }).where("user_id", "=", coach.userId).execute(),
  });
  expect(answer.status).toBe(409);
  expect((await read(visitor, "photos/profile")).status).toBe(200);
});

test("who is signed in is shown with their photo", async () => {
  expect(await pictureOf(client)).toBeNull();
  const { id } = await stored(upload(client));
  const picture = await pictureOf(client);
  expect(picture).toBe(`/api/storage/get/${client.userId}?path=photos%2Fprofile-192&v=${id}`);
  expect(await widthOf(await client.browser.get(picture ?? ""))).toBe(192);
  await remove(client, "photos/profile");
  expect(await pictureOf(client)).toBeNull();
});
