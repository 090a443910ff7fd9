import type { ShareableDocument, SharedDocument } from "@aufwind/contract/shares";
import type { StoredFile } from "@aufwind/contract/storage";
import { beforeEach, describe, expect, test } from "vitest";
import { introduce, openCoach } from "../../../test/booked.ts";
import { isWaiting } from "../../../test/locked-user.ts";
import { pdf, uploadForm } from "../../../test/made-files.ts";
import { listed } from "../../../test/notifications.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { anonymiseUser } from "../accounts/store.ts";
import { sharesOf } from "./store.ts";

let coach: Person & { slug: string };
let client: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  [coach, client] = [await openCoach(server), await person(server, { locale: "de" })];
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
});

const NOBODY = "01990000-0000-7000-8000-000000000000";
type List = { items: SharedDocument[]; totalCount: number; hasNext: boolean };

const upload = async (name: string, { browser } = coach): Promise<string> => {
  const response = await browser.send("POST", "/api/storage/upload", uploadForm(`documents/${name}`, pdf(name)));
  return ((await response.json()) as { id: string }).id;
};
const remove = (blobPath: string) => {
  const form = new FormData();
  form.append("blobPath", blobPath);
  return coach.browser.send("DELETE", "/api/storage/delete", form);
};
const addressOf = (documentId: string, clientId = client.userId) =>
  `/api/coaches/clients/${clientId}/documents/${documentId}`;
const share = (documentId: string, { who = coach as Person, clientId = client.userId } = {}) =>
  who.browser.send("PUT", addressOf(documentId, clientId), undefined);
const unshare = (documentId: string, { who = coach as Person, clientId = client.userId } = {}) =>
  who.browser.send("DELETE", addressOf(documentId, clientId), undefined);
const shareable = async (clientId = client.userId) => {
  const response = await coach.browser.get(`/api/coaches/clients/${clientId}/documents`);
  return ((await response.json()) as { items: ShareableDocument[] }).items;
};
const shared = async ({ browser } = client, page = "0/10/desc") =>
  (await (await browser.get(`/api/clients/documents/${page}`)).json()) as List;
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const read = ({ browser }: Pick<Person, "browser">, name: string) =>
  browser.get(`/api/storage/get/${coach.userId}?${new URLSearchParams({ path: `documents/${name}` })}`);
/** With how many clients each of the coach's documents is shared, as somebody sees it. */
const counted = async ({ browser }: Pick<Person, "browser">) => {
  const response = await browser.get(`/api/storage/get/${coach.userId}?path=documents`);
  return ((await response.json()) as { items: StoredFile[] }).items.map(({ sharedWith }) => sharedWith);
};
const leave = ({ browser }: Person) =>
  browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
const keptShares = () => server.database.selectFrom("document_shares").selectAll().execute();

describe("a document that a coach shares", () => {
  test("is seen and got by that client alone, and taken back at once", async () => {
    const [documentId, other] = [await upload("Atmen.pdf"), await person(server)];
    await introduce(server, { coachId: coach.userId, clientId: other.userId });
    expect([(await read(client, "Atmen.pdf")).status, (await shared()).totalCount]).toEqual([404, 0]);

    const response = await share(documentId);
    expect([response.status, await response.json()]).toEqual([200, { isShared: true }]);
    const file = await read(client, "Atmen.pdf");
    expect([file.status, file.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(await file.text()).toContain("Atmen.pdf");
    expect((await shared()).items).toEqual([
      {
        documentId,
        name: "Atmen.pdf",
        size: expect.any(Number),
        contentType: "application/pdf",
        url: expect.stringContaining(coach.userId),
        sharedAt: "2026-11-16T09:00:00.000Z",
        coach: { id: coach.userId, name: expect.stringContaining("Erika Muster"), slug: coach.slug },
      },
    ]);
    expect([await counted(coach), await counted(client)]).toEqual([[1], [undefined]]);
    for (const stranger of [other, await person(server, { kind: "coach" }), { browser: server.browser() }])
      expect((await read(stranger, "Atmen.pdf")).status).toBe(404);
    expect((await shared(other)).totalCount).toBe(0);

    const taken = await unshare(documentId);
    expect([taken.status, await taken.json()]).toEqual([200, { isShared: false }]);
    expect([(await read(client, "Atmen.pdf")).status, (await shared()).totalCount]).toEqual([404, 0]);
    expect((await unshare(documentId)).status).toBe(200);
  });

  test("does not need a public profile, and the coach's list has the status of each", async () => {
    await server.database
      .updateTable("coaches")
      .set({ is_public: false })
      .where("user_id", "=", coach.userId)
      .execute();
    const first = await upload("a.pdf");
    server.clock.advance({ minutes: 1 });
    await upload("b.pdf");
    await share(first);
    expect((await read(client, "a.pdf")).status).toBe(200);
    expect((await shared()).items).toMatchObject([{ coach: { slug: coach.slug } }]);
    expect(await shareable()).toMatchObject([
      { name: "b.pdf", isShared: false, sharedAt: null, visibility: "Private" },
      { name: "a.pdf", isShared: true, sharedAt: "2026-11-16T09:01:00.000Z" },
    ]);
  });

  test("is gone with the document, and a new one of that name is another one", async () => {
    const documentId = await upload("a.pdf");
    await share(documentId);
    await remove("documents/a.pdf");
    expect([(await shared()).totalCount, (await read(client, "a.pdf")).status]).toEqual([0, 404]);
    await upload("a.pdf");
    expect((await read(client, "a.pdf")).status).toBe(404);
    expect((await share(documentId)).status).toBe(404);
  });

  test("ten times at once is shared once", async () => {
    const documentId = await upload("a.pdf");
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(documentId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await shared()).totalCount).toBe(1);
  });

  test("stands in a list, by when, page by page", async () => {
    for (const name of ["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf", "f.pdf"]) {
      await share(await upload(name));
      server.clock.advance({ minutes: 1 });
    }
    expect(names(await shared(client, "0/5/desc"))).toEqual(["f.pdf", "e.pdf", "d.pdf", "c.pdf", "b.pdf"]);
    expect(await shared(client, "0/5/desc")).toMatchObject({ totalCount: 6, hasNext: true });
    expect(names(await shared(client, "1/5/desc"))).toEqual(["a.pdf"]);
    expect(names(await shared(client, "0/5/asc"))[0]).toBe("a.pdf");
  });
});

describe("only one's own documents for one's own clients", () => {
  test("whatever is foreign, missing or left is not there, and nothing is kept", async () => {
    const [other, stranger] = [await openCoach(server), await person(server)];
    const [mine, theirs] = [await upload("a.pdf"), await upload("b.pdf", other)];
    const refused = [
      () => share(theirs),
      () => share(NOBODY),
      () => share(mine, { clientId: stranger.userId }),
      () => share(mine, { clientId: NOBODY }),
      () => share(mine, { clientId: coach.userId }),
      () => share(mine, { who: other }),
      () => unshare(theirs),
      () => unshare(mine, { clientId: stranger.userId }),
      () => unshare(mine, { who: other }),
      () => coach.browser.get(`/api/coaches/clients/${stranger.userId}/documents`),
    ];
    for (const [place, ask] of refused.entries()) expect([place, (await ask()).status]).toEqual([place, 404]);
    expect((await keptShares()).filter(({ document_id }) => [mine, theirs].includes(document_id))).toEqual([]);
  });

  test("another coach of the same client takes nothing back", async () => {
    const other = await openCoach(server);
    await introduce(server, { coachId: other.userId, clientId: client.userId });
    const documentId = await upload("a.pdf");
    await share(documentId);
    expect((await unshare(documentId, { who: other })).status).toBe(404);
    expect((await shared()).totalCount).toBe(1);
  });

  test("what is no number of anybody's, and no page, is refused", async () => {
    for (const id of ["x", "%00", "1", "' or 1=1", "..%2F.."]) {
      const answers = [
        await share(id),
        await unshare(id),
        await share(NOBODY, { clientId: id }),
        await coach.browser.get(`/api/coaches/clients/${id}/documents`),
      ];
      expect([id, answers.map(({ status }) => status)]).toEqual([id, [422, 422, 422, 422]]);
    }
    for (const page of ["x/10/desc", "-1/10/desc", "0/7/desc", "0/10/up"])
      expect([page, (await client.browser.get(`/api/clients/documents/${page}`)).status]).toEqual([page, 422]);
  });

  test("visitors sign in first, and each list is for its role", async () => {
    const documentId = await upload("a.pdf");
    const own = `/api/coaches/clients/${client.userId}/documents`;
    const visitor = server.browser();
    expect((await visitor.get(own)).status).toBe(401);
    expect((await visitor.send("PUT", addressOf(documentId), undefined)).status).toBe(401);
    expect((await visitor.get("/api/clients/documents/0/10/desc")).status).toBe(401);
    expect((await client.browser.get(own)).status).toBe(403);
    expect((await share(documentId, { who: client })).status).toBe(403);
    expect((await coach.browser.get("/api/clients/documents/0/10/desc")).status).toBe(403);
  });
});

describe("people who leave", () => {
  test("a client who has left is shown nothing any more, and cannot be", async () => {
    const documentId = await upload("a.pdf");
    await share(documentId);
    expect((await leave(client)).status).toBe(200);
    expect((await keptShares()).filter(({ client_id }) => client_id === client.userId)).toEqual([]);
    expect((await share(documentId)).status).toBe(404);
    expect((await coach.browser.get(`/api/coaches/clients/${client.userId}/documents`)).status).toBe(404);
  });

  test("what a coach shared goes with the coach", async () => {
    await share(await upload("a.pdf"));
    expect((await leave(coach)).status).toBe(200);
    expect([(await shared()).totalCount, (await read(client, "a.pdf")).status]).toEqual([0, 404]);
  });

  test("whoever leaves meanwhile is waited for, and then not found", async () => {
    const documentId = await upload("a.pdf");
    let sharing: Promise<Response> | undefined;
    await transact(server.database, async (tx) => {
      await anonymiseUser(tx, { id: client.userId, now: server.clock.now() });
      sharing = share(documentId);
      while (!(await isWaiting(server)));
    });
    expect((await sharing)?.status).toBe(404);
    expect((await keptShares()).filter(({ document_id }) => document_id === documentId)).toEqual([]);
  });
});

test("both have it in their own copy, without the other's name", async () => {
  await share(await upload("a.pdf"));
  const copies = [await sharesOf(server.database, client.userId), await sharesOf(server.database, coach.userId)];
  const fact = { name: "a.pdf", shared_at: server.clock.now() };
  expect(copies).toEqual([[{ ...fact, with_me: true }], [{ ...fact, with_me: false }]]);
});

test("the client is notified once until they look, without what it is", async () => {
  const [first, second] = [await upload("Angst.pdf"), await upload("b.pdf")];
  await share(first);
  await share(first);
  await share(second);
  const { items } = await listed(client);
  expect(items).toMatchObject([
    { kind: "documentShared", topic: "messages", target: "documents", appointmentId: null },
  ]);
  expect(items[0]?.message).toBe(
    "Einer Ihrer Coaches hat ein Dokument für Sie freigegeben. Sie finden es unter „Meine Dokumente“.",
  );
  await client.browser.send("PATCH", `/api/notifications/mark-as-read/${items[0]?.notificationId}`, undefined);
  await unshare(first);
  await share(first);
  expect((await listed(client)).totalCount).toBe(2);
  expect((await listed(coach, { role: "coaches" })).totalCount).toBe(0);
});
