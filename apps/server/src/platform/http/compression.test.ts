import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { testServer } from "../../../test/test-server.ts";
import { declarations } from "./guard.ts";

const server = await testServer();
const url = await server.listen();
const slug = (await openCoach(server)).slug;

type Heard = { encoding: string | undefined; vary: string | undefined; bytes: Buffer };

/** As sent: `fetch` would decompress it. */
const ask = (path: string, headers: Record<string, string>): Promise<Heard> =>
  new Promise((resolve, reject) => {
    request(`${url}${path}`, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      const { "content-encoding": encoding, vary } = answer.headers;
      answer.on("end", () => resolve({ encoding, vary, bytes: Buffer.concat(pieces) }));
    })
      .on("error", reject)
      .end();
  });
const month = () => `/api/visitors/coaches/${slug}/slots/month/2026-11-18?consultation=standard`;
const accepting = (encodings: string) => ({ "accept-encoding": encodings });

test("a month of slots comes compressed in the way the asker knows, and says the same", async () => {
  const [plain, br, gzip] = [
    await ask(month(), {}),
    await ask(month(), accepting("gzip, deflate, br, zstd")),
    await ask(month(), accepting("gzip")),
  ];
  expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([undefined, "br", "gzip"]);
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  expect(br.bytes.length * 10).toBeLessThan(plain.bytes.length);
  expect(br.vary).toBe("accept-encoding");
});

test("who says that an encoding is of no use gets another one, or none", async () => {
  expect((await ask(month(), accepting("br;q=0, gzip;q=0.5"))).encoding).toBe("gzip");
  expect((await ask(month(), accepting("br;q=0,gzip; q=0.0"))).encoding).toBeUndefined();
});

test("a small answer and a problem stay as they are", async () => {
  const day = month().replace("month", "day").replace("2026-11-18", "2026-11-21");
  expect((await ask(day, accepting("br"))).encoding).toBeUndefined();
  expect((await ask(month().replace(slug, "nobody"), accepting("br"))).encoding).toBeUndefined();
});

test("search, profile and the description of the API come compressed", async () => {
  for (const path of [`/api/visitors/coaches/${slug}`, "/api/openapi.json"])
    expect((await ask(path, accepting("br"))).encoding, path).toBe("br");
});

test("only these are compressed: none has a secret beside words that somebody else chose", () => {
  const ids = [...declarations(server.app).values()].filter((route) => route.isCompressed).map(({ id }) => id);
  expect(ids.sort()).toEqual(
    [
      // What everybody may read, partly with one's own flags.
      "GET /api/legal-texts/:text/:version/:locale",
      "GET /api/openapi.json",
      "GET /api/visitors/coaches/:page/:size/:sort",
      "GET /api/visitors/coaches/:slug",
      "GET /api/visitors/coaches/:slug/reviews/:page/:size/:sort",
      "GET /api/visitors/coaches/:slug/slots/:span/:date",
      "GET /api/visitors/search/addresses/:page",
      "GET /api/visitors/search/counts",
      "GET /api/visitors/search/suggestions",
      "GET /api/visitors/transparency",
      // One's own data, without a word of anybody else.
      "GET /api/appointments/:id/slots/:span/:date",
      "GET /api/coaches/schedule",
      "GET /api/coaches/schedule/holidays",
      "GET /api/coaches/schedule/preview/:month",
    ].sort(),
  );
});
