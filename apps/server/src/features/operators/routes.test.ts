import { expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { logIn, PASSWORD, tokenIn } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { operatorCommand } from "../../operator-command.ts";

const server = await testServer();
const NAMES = { firstName: "Mara", lastName: "Köhler", password: PASSWORD, passwordConfirmation: PASSWORD };
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const reason = "Neu im Team";

/** Somebody whom the command line invites, who joins and logs in. */
async function joined(email: string, ...permissions: string[]) {
  const [sentence, code] = await operatorCommand(server, ["invite", email, ...permissions]);
  expect(code).toBe(0);
  const token = await tokenIn(server, { to: email, page: "team/einladung" });
  expect(sentence).toContain(`/de/team/einladung/${token}`);
  const accepted = await server.send("POST", "/api/visitors/accept-operator-invitation", { body: { token, ...NAMES } });
  expect([accepted.status, await accepted.json()]).toEqual([200, { email }]);
  const browser = server.browser();
  expect((await logIn(browser, { email, rememberMe: true })).status).toBe(200);
  return { browser, token };
}

test("the command line invites the first admin, who joins with the mail and needs a factor before anything opens", async () => {
  const { browser, token } = await joined("first@aufwind.example");
  const session = await (await browser.get("/api/operators/session")).json();
  expect(session).toEqual({
    name: "Mara Köhler",
    permissions: ["support", "moderation", "finance", "compliance", "admin"],
    hasFactor: false,
    methods: [],
    provenUntil: null,
  });
  expect(await codeOf(await browser.get("/api/operators/team"))).toBe("factorMissing");
  const again = await server.send("POST", "/api/visitors/accept-operator-invitation", { body: { token, ...NAMES } });
  expect(await codeOf(again)).toBe("linkInvalid");
});

test("an invitation lapses after 72 hours, and an address that has an account is refused", async () => {
  await operatorCommand(server, ["invite", "late@aufwind.example", "support"]);
  const token = await tokenIn(server, { to: "late@aufwind.example", page: "team/einladung" });
  server.clock.set("2026-11-19T09:00:01Z");
  const late = await server.send("POST", "/api/visitors/accept-operator-invitation", { body: { token, ...NAMES } });
  server.clock.set("2026-11-16T09:00:00Z");
  expect(await codeOf(late)).toBe("linkInvalid");
  expect(await operatorCommand(server, ["invite", "late@aufwind.example"])).toMatchObject([expect.any(String), 1]);
  expect(await operatorCommand(server, ["invite", "x@aufwind.example", "god"])).toMatchObject([expect.any(String), 2]);
});

test("a session of an operator ends after an hour without use, and after twelve hours in any case", async () => {
  const { browser } = await operator(server);
  const isIn = async (time: string) => {
    server.clock.set(time);
    return (await browser.get("/api/operators/session")).status;
  };
  // Used every few minutes by somebody whose access token is always fresh.
  await server.database
    .updateTable("session_tokens")
    .set({ expires_at: new Date("2026-11-30T00:00:00Z") })
    .execute();
  expect(await isIn("2026-11-16T09:59:00Z")).toBe(200);
  expect(await isIn("2026-11-16T10:58:00Z")).toBe(200);
  expect(await isIn("2026-11-16T11:58:00Z")).toBe(401);
  server.clock.set("2026-11-16T09:00:00Z");
});

test("money and personal data ask again for the factor after ten minutes, and a wrong code does not help", async () => {
  const { browser } = await operator(server);
  expect((await browser.get("/api/operators/audit-log")).status).toBe(200);
  server.clock.set("2026-11-16T09:10:00Z");
  expect(await codeOf(await browser.get("/api/operators/audit-log"))).toBe("proofStale");
  const wrong = await browser.send("POST", "/api/operators/session/proof", { code: "123456" });
  expect(await codeOf(wrong)).toBe("wrongCode");
  server.clock.set("2026-11-16T09:00:00Z");
});

test("an admin invites only with another admin's agreement", async () => {
  const [anna, ben] = [await operator(server, { permissions: ["admin"] }), await operator(server)];
  const asked = await anna.browser.send("POST", "/api/operators/team/invitations", {
    email: "new@aufwind.example",
    permissions: ["support"],
    reason,
  });
  expect(asked.status).toBe(202);
  const { items } = (await (await ben.browser.get("/api/operators/approvals")).json()) as { items: Asked[] };
  const [request] = items;
  expect(request).toMatchObject({
    kind: "grantPermissions",
    preview: { email: "new@aufwind.example", permissions: ["support"] },
    reason,
    can: { decide: true },
  });
  const decide = { decision: "approve", inputHash: request?.inputHash };
  const path = `/api/operators/approvals/${request?.id}/decide`;
  expect(await codeOf(await anna.browser.send("POST", path, decide))).toBe("ownApproval");
  expect(await tokenIn(server, { to: "new@aufwind.example", page: "team/einladung" })).toBe("");
  expect((await ben.browser.send("POST", path, decide)).status).toBe(200);
  expect(await tokenIn(server, { to: "new@aufwind.example", page: "team/einladung" })).not.toBe("");
  expect(await codeOf(await ben.browser.send("POST", path, decide))).toBe("approvalDecided");
});
type Asked = { id: string; inputHash: string };

test("permissions are taken away at once, and a removed operator is out at once", async () => {
  const [anna, ben] = [await operator(server), await operator(server, { permissions: ["support", "finance"] })];
  const path = `/api/operators/team/${ben.userId}`;
  const less = await anna.browser.send("POST", `${path}/permissions`, { permissions: ["support"], reason });
  expect(await less.json()).toEqual({ approvalId: null });
  const session = await (await ben.browser.get("/api/operators/session")).json();
  expect(session).toMatchObject({ permissions: ["support"] });
  expect((await anna.browser.send("POST", `${path}/remove`, { reason })).status).toBe(204);
  expect((await ben.browser.get("/api/operators/session")).status).toBe(401);
  expect((await logIn(ben.browser, { email: ben.email })).status).toBe(401);
});

test("the last admin stays one", async () => {
  await server.database
    .updateTable("operators")
    .set({ permissions: ["support"] })
    .execute();
  const only = await operator(server, { permissions: ["admin"] });
  const path = `/api/operators/team/${only.userId}/remove`;
  expect(await codeOf(await only.browser.send("POST", path, { reason }))).toBe("lastAdmin");
});
