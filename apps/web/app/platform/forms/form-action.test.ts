import { sendSupportEmail } from "@aufwind/contract/support";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext } from "../http/api.ts";
import { actionByForm, actionOf, formAction } from "./form-action.ts";
import { text } from "./form-body.ts";

function post(answer: (request: Request) => Promise<Response>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: "contact", email: "a@example.org", secret: "hush" }))
    form.set(name, value);
  const headers = { cookie: "language=en", origin: "http://localhost" };
  const request = new Request("http://localhost/de/kontakt", { method: "POST", body: form, headers });
  const context = new RouterContextProvider();
  context.set(apiContext, answer);
  const body = (fields: FormData) => ({
    name: text(fields, "name"),
    email: text(fields, "email"),
    subject: undefined,
    message: undefined,
    website: undefined,
  });
  return formAction({ request, context }, { route: sendSupportEmail, body, secrets: ["secret"] });
}

test("the API gets the caller and the page's language", async () => {
  let heard: Request | undefined;
  const result = await post(async (request) => {
    heard = request;
    return Response.json({ reference: "AW-1" }, { status: 202 });
  });
  expect(result.data).toMatchObject({ ok: true, form: "contact", data: { reference: "AW-1" } });
  expect(heard?.headers.get("accept-language")).toBe("de");
  expect(heard?.headers.get("cookie")).toBe("language=en");
  expect(heard?.headers.get("origin")).toBe("http://localhost");
});

test("a problem comes back with its status, what was typed, and no secret", async () => {
  const problem = { type: "about:blank", title: "t", status: 422, code: "invalidFields", detail: "d", errors: [] };
  const result = await post(async () => Response.json(problem, { status: 422 }));
  expect(result.init?.status).toBe(422);
  expect(result.data).toEqual({
    ok: false,
    form: "contact",
    problem,
    values: { form: "contact", email: "a@example.org" },
  });
});

test.each([
  ["an answer that is no JSON", async () => new Response("<html>502</html>", { status: 502 })],
  ["no answer at all", () => Promise.reject(new Error("connection refused"))],
])("%s is told as “not available”, in the page's language", async (_, answer) => {
  const result = await post(answer);
  expect(result.init?.status).toBe(503);
  expect(result.data).toMatchObject({ ok: false, problem: { code: "unavailable", title: "Gerade nicht erreichbar" } });
});

test("how long to wait reaches the form", async () => {
  const problem = { type: "about:blank", title: "t", status: 429, code: "resendTooSoon", detail: "d" };
  const result = await post(async () => Response.json(problem, { status: 429, headers: { "retry-after": "43" } }));
  expect(result.data).toMatchObject({ ok: false, retryAfter: 43 });
});

const sent = (name: string) => {
  const form = new FormData();
  form.set("form", name);
  const request = new Request("http://localhost/de/anmelden", { method: "POST", body: form });
  return { request, context: new RouterContextProvider() };
};

test("the form that was sent chooses among a page's actions, and its body can still be read", async () => {
  const visit = sent("resend");
  expect(await actionOf(visit, { login: "one", resend: "other" })).toBe("other");
  expect((await visit.request.formData()).get("form")).toBe("resend");
});

test("a page's action runs the function of the form that was sent", async () => {
  const action = actionByForm({ login: async () => "one", resend: async () => "other" });
  const url = new URL("http://localhost/");
  expect(await action({ ...sent("resend"), url, pattern: "/", params: {} })).toBe("other");
});

test.each(["", "nonsense", "constructor"])("a form named “%s”, which the page has not, is refused", async (name) => {
  await expect(actionOf(sent(name), { login: "one" })).rejects.toMatchObject({ status: 400 });
});
