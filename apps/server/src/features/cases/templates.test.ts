import type { Case } from "@aufwind/contract/cases";
import type { CaseTemplate } from "@aufwind/contract/cases-templates";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { openCoach } from "../../../test/booked.ts";
import { operator } from "../../../test/operators.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { type OpenCaseParams, openCase } from "./commands.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");
const anna = await operator(server, { permissions: ["support"] });
const mod = await operator(server, { permissions: ["moderation"] });
const TEMPLATES = "/api/operators/case-templates";

type Method = "POST" | "PUT" | "DELETE";
const send = (method: Method, path: string, body = {}, by = anna) =>
  by.browser.send(method, `${TEMPLATES}${path}`, body);
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const errorOf = async (response: Response) =>
  ((await response.json()) as { errors?: { field: string; code: string }[] }).errors?.map(({ field, code }) => [
    field,
    code,
  ]);

let causes = 0;
const opened = async (opening: Partial<OpenCaseParams> = {}) => {
  const cause = { source: "support_requests", sourceId: `AW-TPL-${++causes}` };
  const asker = { name: "Ole Krug", email: "ole@example.org" };
  const given = { kind: "question", locale: "de", subject: "Frage", person: asker, ...cause, ...opening } as const;
  const { number } = await transact(server.database, (tx) => openCase(tx, server, given));
  return (await (await anna.browser.get(`/api/operators/cases/${number}`)).json()) as Case;
};
const filled = ({ templates }: Case, id: string) => templates.find((each) => each.id === id)?.text;
const TEXT = { textDe: "Hallo {{name}}", textEn: "Hello {{name}}" };

test("a template is filled from the case, in the person's language; what is missing stays to be seen", async () => {
  const coach = await openCoach(server);
  const client = await person(server);
  const names = { first_name: "Ida", last_name: "Lenz" };
  await server.database.updateTable("users").set(names).where("id", "=", coach.userId).execute();
  const ids = { coachId: coach.userId, clientId: client.userId };
  const appointment = await appointmentRow(server, { ...ids, startsAt: "2026-11-18T13:00:00Z", status: "Scheduled" });
  const template = {
    name: "Termin",
    textDe: "{{ name }}, {{reference}}: {{appointment}}, {{time}} bei {{coach}}",
    textEn: "{{appointment}} at {{time}} with {{coach}}",
  };
  const { id } = (await (await send("POST", "", template)).json()) as CaseTemplate;
  const bare = await opened();
  expect(filled(bare, id)).toBe(`Ole Krug, ${bare.reference}: {{appointment}}, {{time}} bei {{coach}}`);
  const about = { kind: "appointment", id: appointment } as const;
  expect(filled(await opened({ about }), id)).toContain("Mittwoch, 18. November 2026, 14:00 bei Ida Lenz");
  expect(filled(await opened({ about, locale: "en" }), id)).toMatch(
    /^Wednesday,? 18 November 2026 at 14:00 with Ida Lenz$/,
  );
});

test("an unknown placeholder is refused in a template, and any that is left in an answer", async () => {
  const refused = await send("POST", "", { name: "Falsch", textDe: "{{nmae}}", textEn: "{{}}" });
  expect(await errorOf(refused)).toEqual([
    ["textDe", "placeholderUnknown"],
    ["textEn", "placeholderUnknown"],
  ]);
  const { number, version } = await opened();
  const answer = (text: string) =>
    anna.browser.send("POST", `/api/operators/cases/${number}/answer`, { text, version });
  expect(await errorOf(await answer("Ihr Termin am {{appointment}}"))).toEqual([["text", "placeholderLeft"]]);
  expect((await server.mails()).filter(({ to_address }) => to_address === "ole@example.org")).toEqual([]);
  expect((await answer("Ihr Termin am {Mittwoch}")).status).toBe(200);
});

test("a name exists once; changing and removing are logged, and what is gone is not found", async () => {
  const made = (await (await send("POST", "", { name: "Rechnung", ...TEXT })).json()) as CaseTemplate;
  expect(await codeOf(await send("POST", "", { name: "Rechnung", ...TEXT }))).toBe("nameTaken");
  const other = (await (await send("POST", "", { name: "Anderes", ...TEXT })).json()) as CaseTemplate;
  expect(await codeOf(await send("PUT", `/${other.id}`, { name: "Rechnung", ...TEXT }))).toBe("nameTaken");
  const changed = await send("PUT", `/${made.id}`, { name: "Rechnung II", ...TEXT });
  expect(await changed.json()).toMatchObject({ name: "Rechnung II" });
  const removals = [await send("DELETE", `/${made.id}`), await send("DELETE", `/${made.id}`)];
  expect(removals.map(({ status }) => status)).toEqual([204, 404]);
  const log = server.database.selectFrom("audit_log").select("action").where("subject_id", "=", made.id);
  expect((await log.orderBy("position").execute()).map(({ action }) => action)).toEqual([
    "cases.createTemplate",
    "cases.changeTemplate",
    "cases.removeTemplate",
  ]);
});

test("templates are written by support alone; others of the team use them", async () => {
  expect((await mod.browser.get(TEMPLATES)).status).toBe(403);
  expect((await send("POST", "", { name: "Fremd", ...TEXT }, mod)).status).toBe(403);
  const notice = await opened({ kind: "contentNotice", source: "content_notices" }).catch(() => null);
  expect(notice).toMatchObject({ code: "notFound" });
});
