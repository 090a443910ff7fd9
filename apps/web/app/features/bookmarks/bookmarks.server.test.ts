import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext, type LoaderArgs } from "../../platform/http/api.ts";
import { bookmarkAction, keepBookmark } from "./bookmarks.server.ts";

const COACH = "019a0000-0000-7000-8000-000000000001";
const BACK = "/de/coaches?topic=burnout&page=2";
const KEPT = `wanted-bookmark=${COACH}.${encodeURIComponent(BACK)}`;
const SITE = { publicUrl: "https://aufwind.example" };

type Asking = { cookie?: string; path?: string; form?: Record<string, string>; role?: string; refused?: number };

/** A request of somebody in this role, and what the API was asked to write. */
function visiting({ cookie = "", path = "/de/bookmark", form, role, refused }: Asking) {
  const written: string[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/identity/user") return Response.json({ userType: role });
    if (request.method === "GET") return Response.json(SITE);
    if (request.headers.get("sec-fetch-site") === "cross-site") return new Response(null, { status: 403 });
    const problem = { type: "", title: "", status: refused, code: "x", detail: "Die Liste ist voll." };
    if (refused) return Response.json(problem, { status: refused });
    written.push(`${request.method} ${pathname}`);
    return Response.json({ bookmarked: request.method === "PUT" });
  });
  const headers = { cookie: role ? `access=a; ${cookie}` : cookie, ...(!form && { "sec-fetch-site": "cross-site" }) };
  const body = form && new URLSearchParams(form);
  const request = new Request(`https://aufwind.example${path}`, { headers, ...(body && { method: "POST", body }) });
  const visit: LoaderArgs = { request, context };
  return { visit, written };
}

const press = (wanted: "on" | "off") => ({ form: "bookmark", coachId: COACH, back: BACK, wanted });
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Response,
  );

test("a client's heart is stored and taken away, and the page stays", async () => {
  const added = visiting({ role: "client", path: "/de/bookmark.data", form: press("on") });
  expect(await bookmarkAction(added.visit)).toMatchObject({ data: { ok: true, data: { bookmarked: true } } });
  const removed = visiting({ role: "client", path: "/de/bookmark.data", form: press("off") });
  expect(await bookmarkAction(removed.visit)).toMatchObject({ data: { ok: true, data: { bookmarked: false } } });
  const path = `/api/clients/bookmarks/${COACH}`;
  expect([...added.written, ...removed.written]).toEqual([`PUT ${path}`, `DELETE ${path}`]);
});

test("without JavaScript the browser comes back to the same results, at the same coach", async () => {
  const { visit } = visiting({ role: "client", form: press("on") });
  const answer = (await bookmarkAction(visit)) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${BACK}#bookmark-${COACH}`);
});

test("whoever names no coach is told so, and nothing is kept or written", async () => {
  for (const role of [undefined, "client"]) {
    const { visit, written } = visiting({ ...(role && { role }), form: { ...press("on"), coachId: "a\0b\r\nBcc: x" } });
    expect(await thrown(bookmarkAction(visit))).toMatchObject({ status: 400 });
    expect(written).toEqual([]);
  }
});

test("a visitor logs in first; whom they wanted is kept, and nothing is written yet", async () => {
  const { visit, written } = visiting({ form: press("on") });
  const answer = (await bookmarkAction(visit)) as Response;
  expect(answer.headers.get("location")).toBe("/de/anmelden?reason=bookmark&to=%2Fde%2Fbookmark");
  expect(answer.headers.get("set-cookie")).toMatch(new RegExp(`^wanted-bookmark=${COACH}\\..+HttpOnly; Secure$`));
  expect(written).toEqual([]);
});

test("after the log-in the coach is bookmarked once, and the visitor is back where they were", async () => {
  const { visit, written } = visiting({ role: "client", cookie: KEPT });
  const answer = await thrown(keepBookmark(visit));
  expect(answer?.headers.get("location")).toBe(`${BACK}#bookmark-${COACH}`);
  expect(answer?.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^wanted-bookmark=; Max-Age=0/),
    expect.stringMatching(`^bookmark-done=${COACH}; Max-Age=60`),
  ]);
  expect(written).toEqual([`PUT /api/clients/bookmarks/${COACH}`]);
});

test("a coach who logs in instead goes back without a bookmark", async () => {
  const { visit, written } = visiting({ role: "coach", cookie: KEPT });
  expect((await thrown(keepBookmark(visit)))?.headers.get("location")).toBe(BACK);
  expect(written).toEqual([]);
});

test("who opens the address without having pressed a heart bookmarks nobody", async () => {
  const { visit, written } = visiting({ role: "client" });
  expect(await keepBookmark(visit)).toBeNull();
  expect(written).toEqual([]);
});

test("a refusal after the log-in is told with its reason, and the way back is not lost", async () => {
  const { visit } = visiting({ role: "client", cookie: KEPT, refused: 409 });
  expect(await keepBookmark(visit)).toMatchObject({
    data: { coachId: COACH, back: BACK, detail: "Die Liste ist voll." },
    init: { status: 409 },
  });
});

test("nobody is led to another site, and an address too long to keep loses its query alone", async () => {
  const led = async (back: string) => {
    const { visit } = visiting({ role: "client", form: { ...press("on"), back } });
    return ((await bookmarkAction(visit)) as Response).headers.get("location");
  };
  expect(await led("https://evil.example/")).toBe(`/de#bookmark-${COACH}`);
  expect(await led(`/de/coaches?q=${"a".repeat(600)}`)).toBe(`/de/coaches#bookmark-${COACH}`);
});
