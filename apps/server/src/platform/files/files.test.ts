import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFiles, type Files } from "./files.ts";

const stores: Record<string, Files> = {};
const kept = new Map<string, { body: Buffer; type: string }>();
const unsigned: string[] = [];
let folder: string;

/** A small S3 server with as much of the protocol as we use; it accepts only signed requests. */
const s3 = createServer(async (request, response) => {
  const path = new URL(request.url ?? "", "http://x").pathname;
  const sent = Buffer.concat(await Array.fromAsync(request));
  if (!isSigned(request)) {
    unsigned.push(path);
    return response.writeHead(403).end();
  }
  if (request.method === "PUT") {
    kept.set(path, { body: sent, type: request.headers["content-type"] ?? "" });
    return response.end();
  }
  if (request.method === "DELETE") {
    kept.delete(path);
    return response.writeHead(204).end();
  }
  const found = kept.get(path);
  if (!found) {
    response.writeHead(404, { "content-type": "application/xml" });
    return response.end("<Error><Code>NoSuchKey</Code><Message>Not there</Message></Error>");
  }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  const version = `"${createHash("sha1").update(found.body).digest("hex")}"`;
  if (request.headers["if-match"] && request.headers["if-match"] !== version) return response.writeHead(412).end();
  const body = from ? found.body.subarray(Number(from), Number(to) + 1) : found.body;
  if (from) response.setHeader("content-range", `bytes ${from}-${Number(from) + body.length - 1}/${found.body.length}`);
  response.writeHead(from ? 206 : 200, { "content-type": found.type, etag: version }).end(body);
});

const isSigned = ({ headers }: IncomingMessage) =>
  /^AWS4-HMAC-SHA256 Credential=our-key\/\d{8}\/eu-central-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/.test(
    headers.authorization ?? "",
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  await new Promise<void>((resolve) => s3.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}`;
  const access = { region: "eu-central-1", bucket: "aufwind", accessKeyId: "our-key", secretAccessKey: "our-secret" };
  stores.disk = createFiles({ dataFolder: folder, s3: undefined });
  stores.s3 = createFiles({ dataFolder: folder, s3: { endpoint, ...access } });
});
afterAll(async () => {
  s3.closeAllConnections();
  s3.close();
  await rm(folder, { recursive: true });
});

const store = (name: string): Files => {
  const found = stores[name];
  if (!found) throw new Error(`no store ${name}`);
  return found;
};

test.each(["disk", "s3"])("%s: what is put comes back, bytes and type", async (name) => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, n) => (n * 7) % 256);
  await store(name).put("photos/a-1.webp", bytes, "image/webp");
  const file = await store(name).get("photos/a-1.webp");
  expect(file?.contentType).toBe("image/webp");
  expect(Buffer.from(file?.bytes ?? []).equals(bytes)).toBe(true);
});

const MANY = Uint8Array.from({ length: 900_000 }, (_, n) => (n * 7 + (n >> 8)) % 256);

test.each(["disk", "s3"])("%s: a file that is taken piece by piece is the same file", async (name) => {
  for (const length of [1, 262_144, 262_145, 900_000]) {
    await store(name).put("pieces.pdf", MANY.subarray(0, length), "application/pdf");
    const opened = await store(name).open("pieces.pdf");
    const pieces = await Array.fromAsync(opened?.stream ?? []);
    expect(opened?.size).toBe(length);
    expect(Buffer.concat(pieces).equals(MANY.subarray(0, length))).toBe(true);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(262_144);
  }
  expect(await store(name).open("missing/file.pdf")).toBeUndefined();
});

test.each(["disk", "s3"])("%s: a file that is replaced while it is taken breaks off", async (name) => {
  await store(name).put("changing.pdf", MANY, "application/pdf");
  const reader = (await store(name).open("changing.pdf"))?.stream.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(200_000);
  await store(name).put("changing.pdf", MANY.toReversed(), "application/pdf");
  await expect(reader?.read()).rejects.toThrow();
});

test.each(["disk", "s3"])("%s: a second put replaces the first, an empty file is a file", async (name) => {
  await store(name).put("a.txt", Buffer.from("one\ntwo"), "text/plain");
  await store(name).put("a.txt", new Uint8Array(), "text/csv");
  const file = await store(name).get("a.txt");
  expect([file?.contentType, file?.bytes.length]).toEqual(["text/csv", 0]);
});

test.each(["disk", "s3"])("%s: what is not there, or no longer, is undefined", async (name) => {
  expect(await store(name).get("missing/file.pdf")).toBeUndefined();
  await store(name).put("gone.pdf", Buffer.from("x"), "application/pdf");
  await store(name).remove("gone.pdf");
  await store(name).remove("gone.pdf");
  expect(await store(name).get("gone.pdf")).toBeUndefined();
});

test.each(["../secret", "a/../../b", "/etc/passwd", "a//b", "a\\b", ".hidden", "a/.", "", "a\0b", "a/b/c/d/e/f", "ä"])(
  "no store takes the key %j",
  async (key) => {
    for (const files of Object.values(stores)) {
      await expect((async () => files.put(key, Buffer.from("x"), "text/plain"))()).rejects.toThrow(RangeError);
      await expect((async () => files.get(key))()).rejects.toThrow(RangeError);
      await expect((async () => files.open(key))()).rejects.toThrow(RangeError);
      await expect((async () => files.remove(key))()).rejects.toThrow(RangeError);
    }
  },
);

test("disk: many writers of one key leave one whole file and nothing half done", async () => {
  const contents = Array.from({ length: 20 }, (_, n) => Buffer.alloc(50_000, n));
  await Promise.all(contents.map((content) => store("disk").put("race/one.bin", content, "application/x")));
  const file = await store("disk").get("race/one.bin");
  expect(new Set(file?.bytes).size).toBe(1);
  expect(file?.bytes.length).toBe(50_000);
  expect(await readdir(join(folder, "files", "race"))).toEqual(["one.bin"]);
});

test("s3: addresses the bucket by path, with every request signed", () => {
  expect([...kept.keys()]).toContain("/aufwind/photos/a-1.webp");
  expect(unsigned).toEqual([]);
});

test("s3: a store that refuses us is an error, not a missing file", async () => {
  const { port } = s3.address() as AddressInfo;
  const access = { region: "eu-central-1", bucket: "b", accessKeyId: "stranger", secretAccessKey: "x" };
  const files = createFiles({ dataFolder: folder, s3: { endpoint: `http://127.0.0.1:${port}`, ...access } });
  await expect(files.get("a.txt")).rejects.toThrow();
});
