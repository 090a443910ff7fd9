import { addPasskey, beginPasskey } from "@aufwind/contract/second-factors";
import { afterEach, expect, test, vi } from "vitest";
import { callFromBrowser } from "./browser-api.ts";

afterEach(() => vi.unstubAllGlobals());

const SESSION = "/session";
const body = { password: "Sommerregen-7" };

type Answers = { api: (() => Response)[]; session?: () => Response };

/** A German page whose API gives these answers in order; records paths and bodies. */
function onPage({ api, session = () => Response.json({ signedIn: true }) }: Answers) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal("window", { location: { origin: "http://aufwind.example" } });
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  vi.stubGlobal("fetch", async (request: Request | string) => {
    asked.push(request instanceof Request ? new URL(request.url).pathname : request);
    if (!(request instanceof Request)) return session();
    sent.push(await request.json());
    const answer = api.shift();
    if (!answer) throw new TypeError("asked once too often");
    return answer();
  });
  return { asked, sent };
}

const problem = (status: number, code: string) => () =>
  Response.json({ type: "about:blank", title: code, status, code, detail: code }, { status });
const signedOut = problem(401, "notSignedIn");
const good = () => Response.json({ options: { challenge: "c" } });
const refused = (code: string) => ({ name: "ApiProblem", body: { code } });

test("a token that ran out is renewed by asking for the session, and the call repeated with the same body", async () => {
  const { asked, sent } = onPage({ api: [signedOut, good] });
  expect(await callFromBrowser(beginPasskey, { body })).toEqual({ options: { challenge: "c" } });
  expect(asked).toEqual([beginPasskey.path, SESSION, beginPasskey.path]);
  expect(sent).toEqual([body, body]);
});

test("a call that goes well asks for nothing else", async () => {
  const { asked } = onPage({ api: [good] });
  await callFromBrowser(beginPasskey, { body });
  expect(asked).toEqual([beginPasskey.path]);
});

test("a call is repeated only once", async () => {
  const { asked } = onPage({ api: [signedOut, signedOut] });
  await expect(callFromBrowser(beginPasskey, { body })).rejects.toMatchObject(refused("notSignedIn"));
  expect(asked).toEqual([beginPasskey.path, SESSION, beginPasskey.path]);
});

test.each([
  ["is over", () => Response.json({ signedIn: false })],
  ["cannot be read", () => new Response(null, { status: 503 })],
  [
    "cannot be reached",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("where the session %s the first refusal stands", async (_, session) => {
  const { asked } = onPage({ api: [signedOut], session });
  await expect(callFromBrowser(beginPasskey, { body })).rejects.toMatchObject(refused("notSignedIn"));
  expect(asked).toEqual([beginPasskey.path, SESSION]);
});

test.each([
  [401, "passkeyRefused"],
  [422, "invalidFields"],
])("%i %s is no question of the session", async (status, code) => {
  const { asked } = onPage({ api: [problem(status, code)] });
  const response = { id: "k", rawId: "k", type: "public-key" } as const;
  const answer = callFromBrowser(addPasskey, { body: { name: "Laptop", response } });
  await expect(answer).rejects.toMatchObject(refused(code));
  expect(asked).toEqual([addPasskey.path]);
});
