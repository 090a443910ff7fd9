import type { CaseView } from "@aufwind/contract/cases-templates";
import { MOST_VIEWS } from "@aufwind/rules/cases";
import { beforeEach, expect, test } from "vitest";
import { actsOn } from "../../../test/audit-log.ts";
import { operator } from "../../../test/operators.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { type OpenCaseParams, openCase } from "./commands.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");
const anna = await operator(server, { permissions: ["support"] });
const ben = await operator(server);
const VIEWS = "/api/operators/case-views";
beforeEach(() => server.database.deleteFrom("case_views").execute());

type By = typeof anna;
const save = (body: object, by: By = anna) => by.browser.send("POST", VIEWS, body);
const saved = async (body: object, by?: By) => (await (await save(body, by)).json()) as CaseView;
const change = (id: string, body: object, by: By = anna) => by.browser.send("PUT", `${VIEWS}/${id}`, body);
const remove = (id: string, by: By = anna) => by.browser.send("DELETE", `${VIEWS}/${id}`, {});
const views = async (by: By = anna) => ((await (await by.browser.get(VIEWS)).json()) as { items: CaseView[] }).items;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const logged = (id: string) => actsOn(server, id);

let causes = 0;
const opened = (opening: Partial<OpenCaseParams>) =>
  transact(server.database, (tx) =>
    openCase(tx, server, {
      kind: "question",
      source: "support_requests",
      sourceId: `AW-VIEW-${++causes}`,
      locale: "de",
      person: { name: "Ole Krug", email: "ole@example.org" },
      ...opening,
    }),
  );

test("a view is one's own, and the same name again changes it", async () => {
  await save({ name: "Meine Fragen", filter: { list: "mine" } });
  const { id } = await saved({ name: "Meine Fragen", filter: { list: "overdue", kinds: ["question"], locale: "de" } });
  expect(await views()).toEqual([
    {
      id,
      name: "Meine Fragen",
      filter: { list: "overdue", kinds: ["question"], locale: "de" },
      isShared: false,
      isOwn: true,
      count: 0,
    },
  ]);
  expect(await views(ben)).toEqual([]);
  expect((await change(id, { name: "Fremd", filter: {} }, ben)).status).toBe(404);
  expect((await remove(id, ben)).status).toBe(404);
  expect((await remove(id)).status).toBe(204);
  expect([await views(), await logged(id)]).toEqual([[], []]);
});

test("a view of the team is everybody's to rename and remove, and that is logged; only its owner takes it back", async () => {
  const { id } = await saved({ name: "Englisch", filter: { locale: "en" }, isShared: true });
  expect(await views(ben)).toMatchObject([{ id, isShared: true, isOwn: false }]);
  const renamed = await change(id, { name: "Auf Englisch", filter: { locale: "en" }, isShared: false }, ben);
  expect(await renamed.json()).toMatchObject({ name: "Auf Englisch", isShared: true });
  await change(id, { name: "Auf Englisch", filter: { locale: "en" }, isShared: false });
  expect(await views(ben)).toEqual([]);
  await change(id, { name: "Auf Englisch", filter: { locale: "en" }, isShared: true });
  expect((await remove(id, ben)).status).toBe(204);
  expect(await logged(id)).toEqual([
    "cases.shareView",
    "cases.changeView",
    "cases.changeView",
    "cases.shareView",
    "cases.removeView",
  ]);
});

test("among the views of the team each name exists once, however it is written; one's own may be called alike", async () => {
  await save({ name: "Dringend", filter: { due: "today" }, isShared: true });
  expect(await codeOf(await save({ name: "DRINGEND", filter: {}, isShared: true }, ben))).toBe("nameTaken");
  const { id } = await saved({ name: "Dringend", filter: { due: "today" } }, ben);
  expect(await codeOf(await change(id, { name: "Dringend", filter: {}, isShared: true }, ben))).toBe("nameTaken");
  const other = await saved({ name: "Später", filter: {} }, ben);
  expect(await codeOf(await change(other.id, { name: "Dringend", filter: {} }, ben))).toBe("nameTaken");
});

test("counts what the operator finds behind each view, within their own permissions", async () => {
  await opened({ locale: "en", dueAt: new Date("2026-11-16T08:00:00Z") });
  await opened({ locale: "en", dueAt: new Date("2026-11-16T20:00:00Z") });
  await opened({ dueAt: new Date("2026-11-20T09:00:00Z") });
  await opened({ kind: "payout", source: "statements", locale: "en", dueAt: new Date("2026-11-30T09:00:00Z") });
  const filters = {
    a: { locale: "en" },
    b: { due: "overdue" },
    c: { due: "today" },
    d: { due: "week" },
    e: { state: "waiting" },
    f: { list: "closed" },
    g: { list: "mine", kinds: ["question", "payout"] },
    h: { assigneeId: ben.userId },
  };
  for (const [name, filter] of Object.entries(filters))
    expect(await saved({ name, filter, isShared: true }, ben)).toMatchObject({ name });
  const counts = async (by: By) => (await views(by)).map(({ count }) => count);
  expect(await counts(ben)).toEqual([3, 1, 2, 3, 0, 0, 0, 0]);
  expect(await counts(anna)).toEqual([2, 1, 2, 3, 0, 0, 0, 0]);
  for (const [place, filter] of Object.values(filters).entries()) {
    const query = new URLSearchParams(
      Object.entries(filter).flatMap(([key, said]) => [said].flat().map((each) => [key, each])),
    );
    const page = (await (await ben.browser.get(`/api/operators/cases?${query}`)).json()) as { totalCount: number };
    expect([place, page.totalCount]).toEqual([place, (await counts(ben))[place]]);
  }
});

test("refuses what is no filter, a view without a name, and more than anybody looks at", async () => {
  for (const filter of [{ list: "god" }, { state: "closed" }, { due: "never" }, { locale: "fr" }])
    expect((await save({ name: "x", filter })).status).toBe(422);
  expect((await save({ name: " ", filter: {} })).status).toBe(422);
  const now = server.clock.now();
  await server.database
    .insertInto("case_views")
    .values(
      Array.from({ length: MOST_VIEWS }, (_, n) => ({
        operator_id: anna.userId,
        name: `Ansicht ${n}`,
        filter: "{}",
        created_at: now,
      })),
    )
    .execute();
  const refused = (await (await save({ name: "zu viel", filter: {} })).json()) as { errors: { message: string }[] };
  expect(refused.errors[0]?.message).toContain(String(MOST_VIEWS));
  expect((await save({ name: "Ansicht 1", filter: { list: "mine" } })).status).toBe(201);
});
