import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  allUploads,
  changeUpload,
  dropUpload,
  isLost,
  RefusedFile,
  type ShownFile,
  startUpload,
  storeFile,
  storeFiles,
} from "./uploads.ts";

/** The API's requests in order, and its answers to files. */
let asked: string[] = [];
let answers: ({ status: number; body: unknown } | "unreachable")[] = [];

beforeEach(() => {
  asked = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    response: unknown = null;
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    abort() {}
    send(form: FormData) {
      asked.push(`POST ${form.get("attachmentId")} ${form.get("alt")}`);
      const answer = answers.shift() ?? "unreachable";
      if (answer === "unreachable") return this.dispatchEvent(new Event("error"));
      Object.assign(this, { status: answer.status, response: answer.body });
      this.dispatchEvent(new Event("load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  vi.stubGlobal("window", { location: { origin: "https://aufwind.test" } });
  vi.stubGlobal("fetch", async (request: globalThis.Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.split("/").at(-1)}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = (attachmentId: string): ShownFile => ({
  attachmentId,
  name: "baum.png",
  contentType: "image/png",
  size: 3,
  width: 4,
  height: 3,
  alt: "",
  url: `blob:${attachmentId}`,
});
const stored = (id: string) => ({ status: 201, body: { ...shown(id), url: `/api/${id}` } });
const refusal = { status: 415, body: { status: 415, code: "invalidAttachment", title: "", detail: "Geht nicht." } };

function chosen(id: string) {
  const file = shown(id);
  startUpload(file, { file: new File(["abc"], "baum.png"), conversationId: "c" });
  return file;
}
const stateOf = (id: string) => allUploads().get(id)?.state;

test("a file that did not arrive is sent again under its own number, and one that did is not", async () => {
  answers = ["unreachable", stored("a")];
  chosen("a");
  await vi.waitFor(() => expect(stateOf("a")).toBe("failed"));
  expect(await storeFile("a")).toMatchObject({ url: "/api/a" });
  expect(await storeFile("a")).toMatchObject({ url: "/api/a" });
  expect(asked).toEqual(["POST a ", "POST a "]);
});

test("a description that comes after the file is not lost", async () => {
  answers = [stored("b"), stored("b")];
  chosen("b");
  await vi.waitFor(() => expect(stateOf("b")).toBe("stored"));
  changeUpload("b", { alt: "Ein Baum " });
  await storeFile("b");
  expect(asked).toEqual(["POST b ", "DELETE b", "POST b Ein Baum"]);
});

test("a refusal says of which file it is, and is no reason to try again by oneself", async () => {
  answers = [refusal, refusal];
  const file = chosen("d");
  await vi.waitFor(() => expect(stateOf("d")).toBe("refused"));
  await expect(storeFiles([file])).rejects.toEqual(new RefusedFile(file, "Geht nicht."));
});

test("what is taken away is taken back where it is stored, and is lost to this tab", async () => {
  answers = [stored("e")];
  const file = chosen("e");
  await vi.waitFor(() => expect(stateOf("e")).toBe("stored"));
  expect(isLost(file)).toBe(false);
  dropUpload(file);
  expect([stateOf("e"), isLost(file)]).toEqual([undefined, true]);
  await vi.waitFor(() => expect(asked).toEqual(["POST e ", "DELETE e"]));
});
