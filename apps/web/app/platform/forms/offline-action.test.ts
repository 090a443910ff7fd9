import type { ClientActionFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { offlineAction } from "./offline-action.ts";

function sending(serverAction: () => Promise<unknown>) {
  const request = new Request("http://localhost/", { method: "POST", body: new URLSearchParams({ form: "contact" }) });
  return offlineAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
}

test("a dead connection becomes a problem of the form, with a status that stops further loading", async () => {
  const kept = await sending(() => Promise.reject(new TypeError("Failed to fetch")));
  const answer = { ok: false, form: "contact", problem: { code: "unreachable" } };
  expect(kept).toMatchObject({ data: answer, init: { status: 503 } });
});

test("an answer and a redirect pass as they are", async () => {
  const answer = { ok: true, form: "contact", data: {}, values: {} };
  expect(await sending(() => Promise.resolve(answer))).toBe(answer);
  const away = new Response(null, { status: 302 });
  await expect(sending(() => Promise.reject(away))).rejects.toBe(away);
});
