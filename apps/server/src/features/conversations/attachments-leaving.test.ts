import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { add, added, keptAttachments, readBytes } from "../../../test/attachments.ts";
import { chat, remove, sent, talk } from "../../../test/conversations.ts";
import { meanwhile } from "../../../test/locked-user.ts";
import { pdf } from "../../../test/made-files.ts";
import { PASSWORD, type Person } from "../../../test/people.ts";
import { filesOnDisk } from "../../../test/stored-files.ts";
import { testServer } from "../../../test/test-server.ts";
import { unseal, unsealBytes } from "../../platform/session/seal.ts";
import { anonymiseUser } from "../accounts/store.ts";

let pair: Awaited<ReturnType<typeof talk>>;
const server = await testServer();
beforeEach(async () => {
  for (const table of ["rate_limits", "mails", "content_notices"] as const)
    await server.database.deleteFrom(table).execute();
  server.clock.set("2026-11-16T09:00:00Z");
  pair = await talk(server);
});

const leave = ({ browser }: Person) =>
  browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
const send = async (by: Person, name: string) => {
  const attachment = await added(by, pair.conversationId, { bytes: pdf(name), name: `${name}.pdf` });
  const attachmentIds = [attachment.attachmentId];
  return { attachment, ...(await sent(by, { conversationId: pair.conversationId, text: "", attachmentIds })) };
};
const downloadOf = async ({ browser }: Person) => {
  const prepared = await browser.send("POST", "/api/identity/downloads", { password: PASSWORD });
  const { path } = (await prepared.json()) as { path: string };
  return unzipSync(new Uint8Array(await (await browser.get(path)).arrayBuffer()));
};

test("leaving takes one's own attachments and their files along, and leaves the other's", async () => {
  const { client, coach, conversationId } = pair;
  const own = await send(client, "meins");
  const theirs = await send(coach, "deins");
  await added(client, conversationId, { bytes: pdf() });
  expect((await leave(client)).status).toBe(200);
  const { messages } = await chat(coach, "coaches", conversationId);
  expect(messages).toMatchObject([
    { text: null, attachments: [] },
    { text: "", attachments: [{ name: "deins.pdf" }] },
  ]);
  expect([(await readBytes(coach, own.attachment)).status, (await readBytes(coach, theirs.attachment)).status]).toEqual(
    [404, 200],
  );
  expect((await keptAttachments(server, conversationId)).rows).toMatchObject([{ id: theirs.attachment.attachmentId }]);
  await leave(coach);
  // The conversation was deleted, too, and no file is left.
  await keptAttachments(server, conversationId);
  expect(await filesOnDisk(server)).toEqual([]);
});

test("what is added while its sender deletes the profile is not kept", async () => {
  const { client, conversationId } = pair;
  const answer = await meanwhile(server, client.userId, {
    under: () => add(client, conversationId, { bytes: pdf() }),
    first: (tx) => anonymiseUser(tx, { id: client.userId, now: server.clock.now() }),
  });
  expect(answer.status).toBe(401);
  expect(await keptAttachments(server, conversationId)).toEqual({ rows: [], files: [] });
  expect(await server.database.selectFrom("loose_files").selectAll().execute()).toEqual([]);
});

test("a message that support took away shows no attachment any more", async () => {
  const { client, coach, conversationId } = pair;
  const { messageId, attachment } = await send(client, "schlimm");
  await server.database.updateTable("messages").set({ sealed: null }).where("id", "=", messageId).execute();
  expect((await chat(coach, "coaches", conversationId)).messages).toMatchObject([{ text: null, attachments: [] }]);
  expect((await readBytes(coach, attachment)).status).toBe(404);
});

test("the download has what somebody sent, received and has not sent, and nothing that was removed", async () => {
  const { client, coach, conversationId } = pair;
  await sent(client, { conversationId, text: "Guten Tag" });
  const gone = await send(coach, "entfernt");
  await remove(client, conversationId);
  const own = await send(client, "meins");
  const theirs = await send(coach, "deins");
  const unsent = await added(client, conversationId, { bytes: pdf("später"), name: "später.pdf" });
  await added(coach, conversationId, { bytes: pdf() });
  const files = await downloadOf(client);
  const path = (attachment: { attachmentId: string; name: string }) =>
    `attachments/${attachment.attachmentId}/${attachment.name}`;
  const attached = Object.keys(files).filter((name) => name.startsWith("attachments/"));
  expect(attached.sort()).toEqual([own.attachment, theirs.attachment, unsent].map(path).sort());
  expect(attached).not.toContain(path(gone.attachment));
  expect(Buffer.from(files[path(theirs.attachment)] ?? [])).toEqual(Buffer.from(pdf("deins")));
  const [talked] = JSON.parse(Buffer.from(files["conversations.json"] ?? []).toString());
  expect(talked.messages).toMatchObject([
    { from: "you", attachments: [{ name: "meins.pdf", path: path(own.attachment) }] },
    { from: "other", attachments: [{ name: "deins.pdf", path: path(theirs.attachment) }] },
  ]);
});

test("a notice keeps what was attached, sealed, after its author has left and until it is decided", async () => {
  const { client, coach } = pair;
  const { messageId } = await send(client, "drohung");
  const content = { kind: "message", contentId: messageId, goodFaith: true };
  const report = () =>
    coach.browser.send("POST", "/api/content-notices", { ...content, reason: "danger", explanation: "Er droht." });
  expect((await report()).status).toBe(201);
  await leave(client);
  await server.workAll();
  const copies = await server.database.selectFrom("notice_attachments").selectAll().execute();
  expect(copies).toMatchObject([{ position: 1, content_type: "application/pdf" }]);
  const sealing = { secret: server.config.secret, purpose: `report ${messageId}` };
  const file = await server.files.get(copies[0]?.file_key ?? "");
  expect(Buffer.from(file?.bytes ?? []).includes("drohung")).toBe(false);
  expect(unsealBytes(file?.bytes ?? new Uint8Array(), sealing)).toEqual(Buffer.from(pdf("drohung")));
  expect(unseal(copies[0]?.sealed_name ?? Buffer.alloc(0), sealing)).toBe("drohung.pdf");
  for (const mail of await server.mails()) expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("drohung");

  expect((await report()).status).toBe(404);
  await server.database.deleteFrom("content_notices").execute();
  await server.work("sweep-loose-files");
  expect(await server.files.get(copies[0]?.file_key ?? "")).toBeUndefined();
});

test("the mail about what is unread says how many, and nothing of what was attached", async () => {
  const { client, coach } = pair;
  await send(client, "Diagnose");
  server.clock.set("2026-11-16T09:11:00Z");
  await server.work();
  const unread = "You have an unread message";
  const mail = (await server.mails()).find((each) => each.to_address === coach.email && each.subject === unread);
  expect(mail).toBeDefined();
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Diagnose|pdf|picture|document/i);
});
