import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext } from "../../platform/http/api.ts";
import { RESUME_ACTIONS } from "./resume.server.ts";
import { entryKey } from "./resume-entries.ts";

const opened = { title: "Leitung", year: 2014, company: "Klinikverbund", description: "Personal" };
const elsewhere = { ...opened, year: 2015 };

/** Submits a form about the entry as the page showed it, while the API has its present state. */
async function send(act: "save" | "remove", { now, page }: { now: object[]; page: string }) {
  const sent: string[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, async (request) => {
    sent.push(request.method);
    return Response.json({ workExperiences: now });
  });
  const form = new FormData();
  const fields = { form: `${act}.workExperiences.x`, list: "workExperiences", was: entryKey(opened) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(`http://localhost${page}`, { method: "POST", body: form });
  return { answer: await RESUME_ACTIONS[act]({ request, context }), sent };
}

test.each(["save", "remove"] as const)("%s is refused where the entry was changed elsewhere", async (act) => {
  const { answer, sent } = await send(act, { now: [elsewhere], page: "/de/coach/lebenslauf" });
  expect(answer.init?.status).toBe(409);
  expect(answer.data).toMatchObject({
    ok: false,
    problem: { code: "changedElsewhere", detail: expect.stringContaining("laden Sie die Seite neu") },
  });
  expect(sent).toEqual(["GET"]);
});

test("the refusal speaks the language of the page", async () => {
  const { answer } = await send("save", { now: [], page: "/en/coach/resume" });
  expect(answer.data).toMatchObject({ problem: { detail: expect.stringContaining("reload the page") } });
});

test.each(["save", "remove"] as const)("%s goes through where it is as it was", async (act) => {
  const { answer, sent } = await send(act, { now: [opened], page: "/de/coach/lebenslauf" });
  expect(answer.data.ok).toBe(true);
  expect(sent).toEqual(["GET", "PATCH"]);
});
