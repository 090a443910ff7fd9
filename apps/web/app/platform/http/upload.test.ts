import { afterEach, expect, test, vi } from "vitest";
import { sendFile, upload } from "./upload.ts";

afterEach(() => vi.unstubAllGlobals());

const FILE = { id: "f", name: "Zeugnis.pdf", path: "documents/Zeugnis.pdf" };
const blobPath = FILE.path;
const file = new Blob(["%PDF-1.7"]);

type Answer = { status: number; body: unknown; headers?: Record<string, string> } | "unreachable" | "silent";

/** XMLHttpRequest with progress, on a German page whose API gives these answers in order. */
function onPage(answers: Answer[], signedIn = true) {
  const sent: { path: string; language: string | undefined; form: FormData }[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    response: unknown = null;
    #path = "";
    #language: string | undefined;
    #headers: Record<string, string> = {};
    open(_: string, path: string) {
      this.#path = path;
    }
    setRequestHeader(_: string, value: string) {
      this.#language = value;
    }
    getResponseHeader(name: string) {
      return this.#headers[name] ?? null;
    }
    abort() {
      this.dispatchEvent(new Event("abort"));
    }
    send(form: FormData) {
      sent.push({ path: this.#path, language: this.#language, form });
      const answer = answers.shift();
      if (answer === undefined) throw new Error("sent once too often");
      if (answer === "silent") return;
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 4, total: 8 }));
      if (answer === "unreachable") return this.dispatchEvent(new Event("error"));
      Object.assign(this, { status: answer.status, response: answer.body });
      this.#headers = answer.headers ?? {};
      this.dispatchEvent(new Event("load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  vi.stubGlobal("fetch", async () => Response.json({ signedIn }));
  return sent;
}

const problem = (status: number, code: string) => ({ status, body: { status, code, title: code, detail: code } });
const good = { status: 201, body: FILE };

test("a file is sent with its path in the page's language, and tells how far it is", async () => {
  const sent = onPage([good]);
  const shares: number[] = [];
  expect(await upload({ file, blobPath, onProgress: (share) => shares.push(share) })).toEqual(FILE);
  expect(sent[0]).toMatchObject({ path: "/api/storage/upload", language: "de" });
  expect(sent[0]?.form.get("blobPath")).toBe(blobPath);
  expect(await (sent[0]?.form.get("file") as Blob | undefined)?.text()).toBe("%PDF-1.7");
  expect(shares).toEqual([0.5]);
});

test("a file goes to any address of the API, behind the fields that belong to it", async () => {
  const sent = onPage([good]);
  await sendFile({ file, path: "/api/elsewhere", fields: { alt: "Ein Baum" } });
  expect(sent[0]?.path).toBe("/api/elsewhere");
  expect([...(sent[0]?.form.keys() ?? [])]).toEqual(["alt", "file"]);
});

test("a token that ran out is renewed by asking for the session, and the file sent again, once", async () => {
  const sent = onPage([problem(401, "notSignedIn"), good]);
  expect(await upload({ file, blobPath })).toEqual(FILE);
  expect(sent).toHaveLength(2);

  onPage([problem(401, "notSignedIn"), problem(401, "notSignedIn")]);
  await expect(upload({ file, blobPath })).rejects.toMatchObject({ body: { code: "notSignedIn" } });
});

test("where the session is over the first refusal stands", async () => {
  const sent = onPage([problem(401, "notSignedIn")], false);
  await expect(upload({ file, blobPath })).rejects.toMatchObject({ body: { code: "notSignedIn" } });
  expect(sent).toHaveLength(1);
});

test("a refusal comes with the API's own words and its wait", async () => {
  onPage([{ ...problem(429, "tooManyRequests"), headers: { "retry-after": "30" } }]);
  const refused = { name: "ApiProblem", retryAfter: 30, body: { code: "tooManyRequests", detail: "tooManyRequests" } };
  await expect(upload({ file, blobPath })).rejects.toMatchObject(refused);
});

test("an answer that is none of the API's is a failure of ours", async () => {
  onPage([{ status: 502, body: null }]);
  await expect(upload({ file, blobPath })).rejects.toMatchObject({ body: { status: 502, detail: "" } });
});

test("a server that cannot be reached is told as `fetch` would", async () => {
  onPage(["unreachable"]);
  await expect(upload({ file, blobPath })).rejects.toBeInstanceOf(TypeError);
});

test("whoever takes it back is not kept waiting", async () => {
  const sent = onPage(["silent"]);
  const taken = new AbortController();
  const sending = upload({ file, blobPath, signal: taken.signal });
  taken.abort();
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  await expect(upload({ file, blobPath, signal: taken.signal })).rejects.toMatchObject({ name: "AbortError" });
  expect(sent).toHaveLength(1);
});
