import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext, type LoaderArgs } from "../http/api.ts";
import { askUser, forgetUser, loaderFor, requireMember, requireRole, wantedPath } from "./member.server.ts";

const USER = { userId: "u", userType: "client", name: "Lena Vogt", firstName: "Lena", email: "lena@example.org" };

type Asking = { cookie?: string; url?: string; answer?: () => Response };

/** A request with these cookies, an API with these answers, and how often it was called. */
function visiting({ cookie = "access=a", url = "/de/konto", answer = () => Response.json(USER) }: Asking = {}) {
  let calls = 0;
  const context = new RouterContextProvider();
  context.set(apiContext, () => {
    calls += 1;
    return answer();
  });
  const request = new Request(`http://localhost${url}`, { headers: { cookie } });
  const visit: LoaderArgs = { request, context };
  return { visit, calls: () => calls };
}

const problem = (status: number, code: string) => () =>
  Response.json({ type: "about:blank", title: code, status, code, detail: code }, { status });

const thrown = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test("root, layout and page share one answer, until the person was changed", async () => {
  const { visit, calls } = visiting();
  await Promise.all([askUser(visit), requireMember(visit), requireRole(visit, "client")]);
  expect(calls()).toBe(1);
  forgetUser(visit);
  await askUser(visit);
  expect(calls()).toBe(2);
});

test("without a session cookie nobody is here, and the API is not even asked", async () => {
  const { visit, calls } = visiting({ cookie: "scheme=dark; inaccess=1" });
  expect(await askUser(visit)).toBeNull();
  expect(calls()).toBe(0);
});

test("who is not signed in is sent to log in, in the page's language, and back to the page wanted", async () => {
  const { visit } = visiting({ answer: problem(401, "notSignedIn"), url: "/de/konto/geraete.data?_routes=x&a=b" });
  const answer = (await thrown(requireMember(visit))) as Response;
  expect(answer.status).toBe(302);
  const to = encodeURIComponent("/de/konto/geraete?a=b");
  expect(answer.headers.get("location")).toBe(`/de/anmelden?reason=required&to=${to}`);
  expect(answer.headers.get("x-remix-reload-document")).toBe("true");
});

test("where the API cannot say who is here, nobody is sent away: the page says that it is not available", async () => {
  const { visit } = visiting({ answer: problem(503, "unavailable") });
  expect(((await thrown(requireMember(visit))) as Response).status).toBe(503);
});

test("the wrong role is told whose page it is, the right one passes", async () => {
  expect(await requireRole(visiting().visit, "client")).toMatchObject({ firstName: "Lena" });
  expect(await thrown(requireRole(visiting().visit, "coach"))).toMatchObject({
    data: { needed: "coach", own: "client" },
    init: { status: 403 },
  });
});

test("a loader for one role loads nothing for another", async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return "loaded";
  };
  const visit = visiting().visit as LoaderFunctionArgs;
  expect(await thrown(loaderFor("coach", load)(visit))).toMatchObject({ init: { status: 403 } });
  expect(loads).toBe(0);
  expect(await loaderFor("client", load)(visit)).toBe("loaded");
});

test.each([
  ["http://x/en/account", "/en/account"],
  ["http://x/en/account.data", "/en/account"],
  ["http://x/en/_.data", "/en"],
])("behind %s stands the page %s", (url, path) => {
  expect(wantedPath(url)).toBe(path);
});
