import { connect } from "node:net";
import { beforeEach, expect, test } from "vitest";
import { pdf, uploadForm } from "../../../test/made-files.ts";
import { person } from "../../../test/people.ts";
import { kept, NOTHING } from "../../../test/stored-files.ts";
import { testServer } from "../../../test/test-server.ts";

const UPLOAD = "/api/storage/upload";
const server = await testServer();
const coach = await person(server, { kind: "coach" });
const url = await server.listen();
beforeEach(() => server.database.deleteFrom("rate_limits").execute());

const cookie = () => [...coach.browser.cookies].map((pair) => pair.join("=")).join("; ");
const send = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
  fetch(`${url}${UPLOAD}`, { method: "POST", body: body ?? null, headers: { cookie: cookie(), ...headers } });
const form = (fill: (form: FormData) => void) => {
  const filled = uploadForm("documents/a.pdf", pdf());
  fill(filled);
  return filled;
};
const file = () => new File(["x"], "x.pdf");
const MULTIPART = { "content-type": "multipart/form-data; boundary=b" };
const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';
const head = (lines: string) => `--b\r\n${lines}content-disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n`;

test.each([
  ["JSON", () => send("{}", { "content-type": "application/json" }), 415, "unsupportedType"],
  ["a plain form", () => send(new URLSearchParams({ blobPath: "documents/a.pdf" })), 415, "unsupportedType"],
  ["a form without a boundary", () => send("x", { "content-type": "multipart/form-data" }), 400, "malformed"],
  [
    "a form with a boundary nobody writes",
    () => send("x", { "content-type": "multipart/form-data; boundary=*" }),
    415,
    "unsupportedType",
  ],
  ["no form at all", () => send("x", MULTIPART), 400, "malformed"],
  ["half a form", () => send(part, MULTIPART), 400, "malformed"],
  ["a form of a hundred thousand parts", () => send(`${part.repeat(100_000)}--b--\r\n`, MULTIPART), 400, "malformed"],
  [
    "a part with lines without end before it",
    () => send(head("x:y\r\n".repeat(1_000_000)), MULTIPART),
    400,
    "malformed",
  ],
  ["a part that never begins", () => send(`--b\r\n${"x:y\r\n".repeat(1000)}`, MULTIPART), 400, "malformed"],
  ["no file", () => send(form((it) => it.delete("file"))), 422, "invalidFields"],
  ["two files", () => send(form((it) => it.append("file", file()))), 422, "invalidFields"],
  ["two paths", () => send(form((it) => it.append("blobPath", "documents/b.pdf"))), 422, "invalidFields"],
  ["a text as file", () => send(form((it) => it.set("file", "%PDF-1.7"))), 422, "invalidFields"],
  ["a file as path", () => send(form((it) => it.set("blobPath", file()))), 422, "invalidFields"],
  ["an empty file", () => send(form((it) => it.set("file", new File([], "a.pdf")))), 415, "invalidFile"],
  [
    "another site's form",
    () => send(uploadForm("documents/a.pdf", pdf()), { origin: "https://evil.example" }),
    403,
    "crossSite",
  ],
])("%s is answered with its own problem, and nothing is kept", async (_, ask, status, code) => {
  const answer = await ask();
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  expect(await kept(server)).toEqual(NOTHING);
});

test.each(["boundary=b; boundary=c", "x-boundary=c; boundary=b"])(
  "a form is judged by the boundary it is read by: %s",
  async (boundaries) => {
    const start = process.cpuUsage();
    const answer = await send(head("x:y\r\n".repeat(1_000_000)), {
      "content-type": `multipart/form-data; ${boundaries}`,
    });
    expect([400, 415]).toContain(answer.status);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  },
);

test("an upload that breaks off keeps nothing, and the server goes on", async () => {
  const { hostname, port } = new URL(url);
  for (let n = 0; n < 5; n++) {
    const socket = connect(Number(port), hostname);
    const head = `POST ${UPLOAD} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie()}\r\ncontent-type: ${MULTIPART["content-type"]}\r\ncontent-length: 4000000\r\n\r\n`;
    await new Promise<void>((resolve) => socket.write(`${head}${part}${"x".repeat(100_000)}`, () => resolve()));
    socket.destroy();
  }
  expect(await kept(server)).toEqual(NOTHING);
  expect((await send(uploadForm("documents/a.pdf", pdf()))).status).toBe(201);
});

test("the limit of one route is not that of the others", async () => {
  const body = { blobPath: "x".repeat(300_000) };
  const answer = await coach.browser.send("PATCH", "/api/storage/update-visibility", body);
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: "tooLarge" }]);
});

test("uploads are counted by network", async () => {
  const empty = form((it) => it.delete("file"));
  const ask = async () => (await coach.browser.send("POST", UPLOAD, empty)).status;
  const statuses = await Promise.all(Array.from({ length: 125 }, ask));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

/** This many pieces of 1 MB, without a content length. */
function endless(pieces: number) {
  let sent = 0;
  return new ReadableStream({
    pull: (controller) => (sent++ < pieces ? controller.enqueue(new Uint8Array(1_000_000)) : controller.close()),
  });
}

test("20 MB that nobody announced are refused as soon as they are too many", async () => {
  const init = { method: "POST", body: endless(20), duplex: "half", headers: { cookie: cookie(), ...MULTIPART } };
  const answer = await server.request(UPLOAD, init as RequestInit);
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: "oversizedFile" }]);
});

// Last: its connection is closed once the response has been read, and must not be reused.
test("20 MB are refused before they are read", async () => {
  const answer = await send(uploadForm("documents/a.pdf", new Uint8Array(20_000_000)));
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: "oversizedFile" }]);
});
