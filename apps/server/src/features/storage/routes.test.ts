import { call } from "@aufwind/contract/platform/call";
import { deleteFile, readStorage, type StoredFile, uploadFile } from "@aufwind/contract/storage";
import { beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { meanwhile } from "../../../test/locked-user.ts";
import { bytesOf, docx, joined, pdf, png, uploadForm } from "../../../test/made-files.ts";
import { type Person, person } from "../../../test/people.ts";
import { bodyOf } from "../../../test/second-factors.ts";
import { emptyStore, kept, NOTHING, setPractice } from "../../../test/stored-files.ts";
import { testServer } from "../../../test/test-server.ts";
import { anonymiseUser } from "../accounts/store.ts";

const server = await testServer();
const coach = await person(server, { kind: "coach" });
const other = await person(server, { kind: "coach" });
const client = await person(server, { kind: "client" });
const visitor = server.browser();
beforeEach(() => emptyStore(server));

const upload = ({ browser }: Person, path: string, bytes: Uint8Array = pdf()) =>
  browser.send("POST", "/api/storage/upload", uploadForm(path, bytes));
const read = (browser: Browser, path: string, id?: string) =>
  browser.get(`/api/storage/get${id ? `/${id}` : ""}?${new URLSearchParams({ path })}`);
const remove = ({ browser }: Person, blobPath: string) => {
  const form = new FormData();
  form.append("blobPath", blobPath);
  return browser.send("DELETE", "/api/storage/delete", form);
};
const show = ({ browser }: Person, blobPath: string, visibility = "Visible to all") =>
  browser.send("PATCH", "/api/storage/update-visibility", { blobPath, visibility });
const codeOf = async (response: Response) => (await bodyOf<{ code: string }>(response)).code;
const namesIn = async (response: Response) =>
  (await bodyOf<{ items: StoredFile[] }>(response)).items.map(({ name }) => name);

test("a document is kept as it is, and listed with what is known of it", async () => {
  const response = await upload(coach, "documents/Zeugnis Größe 1.PDF");
  expect(response.status).toBe(201);
  const stored = await bodyOf<StoredFile>(response);
  expect(stored).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: "Zeugnis Größe 1.PDF",
    path: "documents/Zeugnis Größe 1.PDF",
    size: pdf().length,
    contentType: "application/pdf",
    url: `/api/storage/get/${coach.userId}?path=documents%2FZeugnis+Gr%C3%B6%C3%9Fe+1.PDF`,
    metadata: { visibility: "Private" },
    createdAt: "2026-11-16T09:00:00.000Z",
  });
  expect(await bodyOf(await read(coach.browser, "documents"))).toEqual({ items: [stored] });
  for (const answer of [await coach.browser.get(stored.url), await read(coach.browser, stored.path)]) {
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf())).toBe(true);
  }
});

test("a document is given out to be kept, never to be shown or run", async () => {
  await upload(coach, `documents/Größe, "50 %" 'a' (b).pdf`.replaceAll('"', "”"));
  const [item] = (await bodyOf<{ items: StoredFile[] }>(await read(coach.browser, "documents"))).items;
  const { headers } = await coach.browser.get(item?.url ?? "");
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition":
      "attachment; filename=\"Gro_e, _50 __ 'a' (b).pdf\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%2C%20%E2%80%9D50%20%25%E2%80%9D%20%27a%27%20%28b%29.pdf",
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "cache-control": "private, no-store",
    "content-length": `${pdf().length}`,
  });
  expect(headers.has("etag")).toBe(false);
});

describe("who gets a document", () => {
  const PATH = "documents/a.pdf";
  const STATES = [
    { state: "private", isVisible: false, isPublic: true, others: 404 },
    { state: "visible to all", isVisible: true, isPublic: true, others: 200 },
    { state: "visible to all in a private profile", isVisible: true, isPublic: false, others: 404 },
    { state: "private in a private profile", isVisible: false, isPublic: false, others: 404 },
  ];
  test.each(STATES)("$state: the owner 200, everybody else $others", async ({ isVisible, isPublic, others }) => {
    await setPractice(server, coach.userId, { isPublic });
    await upload(coach, PATH);
    if (isVisible) await show(coach, PATH);
    expect((await read(coach.browser, PATH, coach.userId)).status).toBe(200);
    expect((await read(coach.browser, PATH)).status).toBe(200);
    for (const browser of [client.browser, other.browser, visitor]) {
      const answer = await read(browser, PATH, coach.userId);
      expect(answer.status).toBe(others);
      if (others === 404) {
        const missing = await read(browser, "documents/missing.pdf", coach.userId);
        expect(await answer.text()).toBe(await missing.text());
      }
      expect(await namesIn(await read(browser, "documents", coach.userId))).toEqual(others === 200 ? ["a.pdf"] : []);
    }
    for (const { browser } of [client, other]) expect((await read(browser, PATH)).status).toBe(404);
    expect((await read(visitor, PATH)).status).toBe(401);
  });

  test("nobody but the owner changes or removes it, and nobody learns that it is there", async () => {
    await setPractice(server, coach.userId, { isPublic: true });
    await upload(coach, PATH);
    await show(coach, PATH);
    for (const stranger of [other, client]) {
      expect((await remove(stranger, PATH)).status).toBe(404);
      expect((await show(stranger, PATH, "Private")).status).toBe(404);
    }
    const asVisitor = { browser: visitor } as Person;
    for (const answer of [upload(asVisitor, PATH), remove(asVisitor, PATH), show(asVisitor, PATH)])
      expect((await answer).status).toBe(401);
    expect((await read(visitor, PATH, coach.userId)).status).toBe(200);
  });

  test("another coach's file of the same name is another file", async () => {
    expect((await upload(coach, PATH, pdf("mine"))).status).toBe(201);
    expect((await upload(other, PATH, pdf("theirs"))).status).toBe(201);
    expect((await remove(other, PATH)).status).toBe(200);
    expect(await (await read(coach.browser, PATH)).text()).toContain("mine");
  });

  test("somebody who is nobody has no files", async () => {
    const nobody = "01990000-0000-7000-8000-000000000000";
    expect(await namesIn(await read(visitor, "documents", nobody))).toEqual([]);
    expect((await read(visitor, PATH, nobody)).status).toBe(404);
    expect((await read(visitor, PATH, "../../x")).status).toBe(404);
  });
});

describe("a path stays in the caller's own two folders", () => {
  test.each([
    "",
    "documents",
    "documents/",
    "photos/",
    "photos/other",
    "photos/profile-96",
    "photos/profile/x",
    "secrets/a.pdf",
    "Documents/a.pdf",
    "/documents/a.pdf",
    "documents/../photos/profile",
    "documents/../../a.pdf",
    "../documents/a.pdf",
    "documents/..",
    "documents/a/b.pdf",
    "documents//a.pdf",
    "documents/..\\a.pdf",
    "documents\\a.pdf",
    "documents/%2e%2e%2fa.pdf",
    "documents/%252e.pdf",
    "documents/a\0.pdf",
    "documents/a\r\n.pdf",
    "documents/.htaccess",
    "documents/.pdf",
    "documents/\u202efdp.exe.pdf",
    "documents/CON.pdf",
    "documents/ a.pdf",
    "documents/a|b.pdf",
    "documents/\ud800.pdf",
    `documents/${"a".repeat(101)}.pdf`,
    `documents/${"a".repeat(5000)}.pdf`,
    "file:///etc/passwd",
    "https://evil.example/a.pdf",
  ])("%j is refused at the field, and nothing is kept", async (path) => {
    const answers = [await upload(coach, path), await remove(coach, path), await show(coach, path)];
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ field: "blobPath" }] }]);
    expect(await kept(server)).toEqual(NOTHING);
  });

  test.each(["documents/../a.pdf", "/etc/passwd", "documents/a/b.pdf", "x", "documents/\0.pdf", ""])(
    "%j cannot be read",
    async (path) => expect((await read(coach.browser, path, coach.userId)).status).toBe(422),
  );
});

describe("what is no document is refused, and nothing is kept", () => {
  test.each([
    ["a page named .pdf", "documents/a.pdf", () => bytesOf("<html>"), 415, "invalidFile"],
    ["a bomb named .docx", "documents/a.docx", () => docx({ "word/a.bmp": new Uint8Array(99e6) }), 415, "invalidFile"],
    ["a PDF that is a ZIP, too", "documents/a.pdf", () => joined(pdf(), docx()), 415, "invalidFile"],
    ["a program", "documents/a.exe", () => pdf(), 415, "invalidFile"],
    ["5.5 MB", "documents/a.pdf", () => new Uint8Array(5.5 * 1024 * 1024), 413, "oversizedFile"],
    ["7 MB", "documents/a.pdf", () => new Uint8Array(7 * 1024 * 1024), 413, "oversizedFile"],
    ["a drawing named .png", "photos/profile", () => bytesOf("<svg/>"), 415, "invalidPhoto"],
  ])("%s", async (_, path, make, status, code) => {
    const answer = await upload(coach, path, make());
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
    expect(await kept(server)).toEqual(NOTHING);
  });

  test("a second file of a name, whatever its capitals, in the words of the specification", async () => {
    await upload(coach, "documents/Zeugnis.pdf");
    const answer = await upload(coach, "documents/zeugnis.PDF", pdf("other"));
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: "fileExists", detail: "File already exists" },
    ]);
    // The same letters, composed and decomposed.
    await upload(coach, "documents/Gro\u0308ße.pdf");
    expect(await codeOf(await upload(coach, "documents/Gr\u00f6ße.pdf"))).toBe("fileExists");
    expect(await kept(server)).toEqual({ ...NOTHING, documents: 2, files: 2 });
  });

  test("a client's document, and a client's banner", async () => {
    for (const path of ["documents/a.pdf", "photos/banner"])
      expect(await codeOf(await upload(client, path, path.startsWith("photos") ? await png() : pdf()))).toBe(
        "wrongRole",
      );
    expect(await kept(server)).toEqual(NOTHING);
  });
});

describe("at once", () => {
  test("ten uploads of one name: one is kept", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => upload(coach, "documents/a.pdf", pdf(`${n}`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await kept(server)).toEqual({ ...NOTHING, documents: 1, files: 1 });
  });

  test("five uploads with two places left: fifty are kept", async () => {
    const row = (n: number) => ({
      owner_id: coach.userId,
      name: `${n}.pdf`,
      file_key: `documents/${n}`,
      content_type: "application/pdf",
      size_bytes: 1,
      created_at: server.clock.now(),
    });
    await server.database
      .insertInto("documents")
      .values(Array.from({ length: 48 }, (_, n) => row(n)))
      .execute();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => upload(coach, `documents/new-${n}.pdf`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && (await codeOf(refused))).toBe("tooManyFiles");
    expect(await kept(server)).toMatchObject({ documents: 50, loose: 0, files: 2 });
  });

  test("an upload and a profile that is deleted meanwhile: nothing is kept", async () => {
    const leaving = await person(server, { kind: "coach" });
    const answer = await meanwhile(server, leaving.userId, {
      under: () => upload(leaving, "documents/a.pdf"),
      first: (tx) => anonymiseUser(tx, { id: leaving.userId, now: server.clock.now() }),
    });
    expect(answer.status).toBe(401);
    expect(await kept(server)).toEqual(NOTHING);
  });

  test("a removal and a profile that is deleted meanwhile: one after the other", async () => {
    const leaving = await person(server, { kind: "coach" });
    await upload(leaving, "documents/a.pdf");
    const answer = await meanwhile(server, leaving.userId, {
      under: () => remove(leaving, "documents/a.pdf"),
      first: (tx) => anonymiseUser(tx, { id: leaving.userId, now: server.clock.now() }),
    });
    expect(answer.status).toBe(401);
    expect(await kept(server)).toEqual({ ...NOTHING, documents: 1, files: 1 });
  });

  test("removing and uploading one name end with one file or none, and never with a file that nobody knows", async () => {
    await upload(coach, "documents/a.pdf");
    await Promise.all([
      remove(coach, "documents/a.pdf"),
      upload(coach, "documents/a.pdf"),
      remove(coach, "documents/a.pdf"),
    ]);
    const { documents, ...left } = await kept(server);
    expect(left).toEqual({ photos: 0, loose: 0, files: documents });
  });
});

test("files are given out to a network so often, and then no more for a while", async () => {
  const ask = async () => (await read(visitor, "photos", coach.userId)).status;
  for (let n = 0; n < 12; n++) expect(await Promise.all(Array.from({ length: 100 }, ask))).not.toContain(429);
  expect(await ask()).toBe(429);
});

test("a document that is removed is gone at once, its file with the next round", async () => {
  await upload(coach, "documents/a.pdf");
  const body = new URLSearchParams({ blobPath: "documents/a.pdf" });
  const cookie = [...coach.browser.cookies].map((pair) => pair.join("=")).join("; ");
  expect((await server.request("/api/storage/delete", { method: "DELETE", body, headers: { cookie } })).status).toBe(
    200,
  );
  expect((await read(coach.browser, "documents/a.pdf")).status).toBe(404);
  expect((await remove(coach, "documents/a.pdf")).status).toBe(404);
  expect(await kept(server)).toEqual(NOTHING);
});

test("visibility is said, and unsaid", async () => {
  await upload(coach, "documents/a.pdf");
  for (const visibility of ["Visible to all", "Private"])
    expect(await bodyOf(await show(coach, "documents/a.pdf", visibility))).toMatchObject({ metadata: { visibility } });
  expect((await show(coach, "documents/a.pdf", "everybody")).status).toBe(422);
  expect((await show(coach, "documents/b.pdf")).status).toBe(404);
  expect((await show(coach, "photos/profile")).status).toBe(404);
});

test("a page calls these routes like any other: a body of theirs becomes a form", async () => {
  const cookie = [...coach.browser.cookies].map((pair) => pair.join("=")).join("; ");
  const api = {
    send: async (request: Request) => server.app.fetch(request),
    base: "http://aufwind.example",
    headers: { cookie },
  };
  const blobPath = "documents/a.pdf";
  const file = new File([new Uint8Array(pdf())], "a.pdf");
  expect(await call(api, uploadFile, { body: { file, blobPath } })).toMatchObject({ name: "a.pdf" });
  expect(await call(api, readStorage, { query: { path: "documents" } })).toMatchObject({ items: [{ path: blobPath }] });
  expect(await call(api, deleteFile, { body: { blobPath } })).toEqual({ status: "deleted" });
  await expect(call(api, deleteFile, { body: { blobPath } })).rejects.toMatchObject({ body: { code: "notFound" } });
});

test("the description names the file and how large a request may be", async () => {
  const description = await bodyOf<{ paths: Record<string, Record<string, unknown>> }>(
    await visitor.get("/api/openapi.json"),
  );
  expect(description.paths["/api/storage/upload"]?.post).toMatchObject({
    "x-max-bytes": 6 * 1024 * 1024,
    requestBody: {
      content: { "multipart/form-data": { schema: { properties: { file: { type: "string", format: "binary" } } } } },
    },
  });
});
