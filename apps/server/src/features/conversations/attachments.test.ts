import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { add, added, keptAttachments, readBytes, takeBack } from "../../../test/attachments.ts";
import { chat, list, notificationsTo, remove, sent, talk } from "../../../test/conversations.ts";
import { jpeg, pdf, picture, png } from "../../../test/made-files.ts";
import { person } from "../../../test/people.ts";
import { filesOnDisk } from "../../../test/stored-files.ts";
import { testServer } from "../../../test/test-server.ts";
import { addAttachment } from "./attachments.ts";
import { sendMessage } from "./messages.ts";

let pair: Awaited<ReturnType<typeof talk>>;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("rate_limits").execute();
  pair = await talk(server);
});

const statusOf = async (asking: Promise<Response>) => (await asking).status;
const codeOf = async (asking: Promise<Response>) => {
  const response = await asking;
  return [response.status, ((await response.json()) as { code?: string }).code];
};

test("a picture and a PDF are added, sent without a word, and read by both", async () => {
  const { client, coach, conversationId } = pair;
  const photo = await added(client, conversationId, { bytes: await jpeg(), name: "Balkon.JPG", alt: " Mein Balkon " });
  const id = photo.attachmentId;
  expect(photo).toEqual({
    attachmentId: expect.any(String),
    name: "Balkon.webp",
    contentType: "image/webp",
    size: expect.any(Number),
    width: 200,
    height: 200,
    alt: "Mein Balkon",
    url: `/api/conversations/attachments/${id}`,
  });
  const sheet = await added(client, conversationId, { bytes: pdf("Übung"), name: "Übung.pdf" });
  expect(sheet).toMatchObject({
    name: "Übung.pdf",
    contentType: "application/pdf",
    width: null,
    height: null,
    alt: "",
  });

  const attachmentIds = [sheet.attachmentId, id];
  const message = await sent(client, { conversationId, text: "", attachmentIds });
  expect(message).toMatchObject({ text: "", attachments: [sheet, photo] });
  for (const each of [client, coach])
    expect(await notificationsTo(server, each)).toEqual([{ kind: "message", data: message }]);
  expect((await chat(coach, "coaches", conversationId)).messages).toEqual([message]);
  expect((await list(client, "clients")).items[0]?.lastMessage).toEqual(message);

  for (const reader of [client, coach]) {
    const shown = await readBytes(reader, photo);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": "inline",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
    });
    const { format, width } = await sharp(await shown.arrayBuffer()).metadata();
    expect([format, width]).toEqual(["webp", 200]);
    const given = await readBytes(reader, sheet);
    expect(given.headers.get("content-disposition")).toBe(
      `attachment; filename="Ubung.pdf"; filename*=UTF-8''%C3%9Cbung.pdf`,
    );
    expect(Buffer.from(await given.arrayBuffer())).toEqual(Buffer.from(pdf("Übung")));
  }
});

test("neither the tables nor the disk show what it is", async () => {
  const { client, conversationId } = pair;
  await added(client, conversationId, { bytes: pdf("Mein Geheimnis"), name: "Burnout.pdf", alt: "Diagnose" });
  const { rows, files } = await keptAttachments(server, conversationId);
  const seen = Buffer.concat([...files, ...rows.flatMap((row) => [row.sealed_name, row.sealed_alt])]).toString(
    "latin1",
  );
  for (const word of ["Geheimnis", "%PDF", "Burnout", "Diagnose"]) expect(seen).not.toContain(word);
  expect(rows[0]?.file_key).toMatch(/^attachments\/[\da-f-]{36}$/);
});

test("what a camera knows beyond the picture is gone, and a large one is made smaller", async () => {
  const { client, conversationId } = pair;
  const bytes = await picture({ width: 3000, height: 1500 })
    .withExif({ IFD0: { Copyright: "Lena Brandt" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
    .jpeg()
    .toBuffer();
  const photo = await added(client, conversationId, { bytes });
  expect(photo).toMatchObject({ width: 2048, height: 1024 });
  const shown = Buffer.from(await (await readBytes(client, photo)).arrayBuffer());
  expect((await sharp(shown).metadata()).exif).toBeUndefined();
  expect(shown.toString("latin1")).not.toContain("Lena");
});

test("before it is sent only the sender reads it, and nobody else ever", async () => {
  const { client, coach, conversationId } = pair;
  const stranger = await person(server);
  const sheet = await added(client, conversationId, { bytes: pdf() });
  const read = async () => [
    await statusOf(readBytes(client, sheet)),
    await statusOf(readBytes(coach, sheet)),
    await statusOf(readBytes(stranger, sheet)),
    (await server.browser().get(sheet.url)).status,
  ];
  expect(await read()).toEqual([200, 404, 404, 401]);
  await sent(client, { conversationId, text: "Bitte", attachmentIds: [sheet.attachmentId] });
  expect(await read()).toEqual([200, 200, 404, 401]);
});

test("whoever removed the conversation reads it no more; the other side does, until both have", async () => {
  const { client, coach, conversationId } = pair;
  const sheet = await added(client, conversationId, { bytes: pdf() });
  await sent(client, { conversationId, text: "", attachmentIds: [sheet.attachmentId] });
  await remove(client, conversationId);
  expect([await statusOf(readBytes(client, sheet)), await statusOf(readBytes(coach, sheet))]).toEqual([404, 200]);
  const before = await filesOnDisk(server);
  await remove(coach, conversationId);
  expect(await statusOf(readBytes(coach, sheet))).toBe(404);
  expect(await keptAttachments(server, conversationId)).toEqual({ rows: [], files: [] });
  expect(before.length - (await filesOnDisk(server)).length).toBe(1);
});

test("the same attachment added again is the same, also five times at once", async () => {
  const { client, conversationId } = pair;
  const attachmentId = randomUUID();
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => added(client, conversationId, { bytes: pdf(), attachmentId, name: "a.pdf" })),
  );
  expect(tries).toEqual(Array(5).fill(tries[0]));
  const again = await added(client, conversationId, { bytes: pdf("other"), attachmentId, name: "b.pdf" });
  expect(again).toEqual(tries[0]);
  expect((await keptAttachments(server, conversationId)).files).toHaveLength(1);
});

test("the same message sent again is the same, with its attachments", async () => {
  const { client, coach, conversationId } = pair;
  const { attachmentId } = await added(client, conversationId, { bytes: pdf() });
  const sending = { conversationId, messageId: randomUUID(), text: "", attachmentIds: [attachmentId] };
  const tries = await Promise.all([1, 2, 3].map(() => sent(client, sending)));
  expect([...tries, await sent(client, sending)]).toEqual(Array(4).fill(tries[0]));
  expect(tries[0]?.attachments).toHaveLength(1);
  expect(await notificationsTo(server, coach)).toHaveLength(1);
});

test("what is taken back is gone with its file; what is sent cannot be taken back", async () => {
  const { client, coach, conversationId } = pair;
  const [first, second] = [
    await added(client, conversationId, { bytes: pdf() }),
    await added(client, conversationId, { bytes: pdf() }),
  ];
  expect([await statusOf(takeBack(coach, first)), await statusOf(takeBack(client, first))]).toEqual([404, 204]);
  expect([await statusOf(takeBack(client, first)), await statusOf(readBytes(client, first))]).toEqual([404, 404]);
  await sent(client, { conversationId, text: "", attachmentIds: [second.attachmentId] });
  expect(await statusOf(takeBack(client, second))).toBe(404);
  expect((await keptAttachments(server, conversationId)).files).toHaveLength(1);
});

test("what is not sent within a day is removed, and can be sent no more", async () => {
  const { client, conversationId } = pair;
  const [old, kept] = [
    await added(client, conversationId, { bytes: pdf() }),
    await added(client, conversationId, { bytes: pdf() }),
  ];
  await sent(client, { conversationId, text: "", attachmentIds: [kept.attachmentId] });
  server.clock.set("2026-11-17T08:59:59Z");
  expect((await keptAttachments(server, conversationId)).files).toHaveLength(2);
  server.clock.set("2026-11-17T09:40:00Z");
  expect((await keptAttachments(server, conversationId)).rows).toMatchObject([{ id: kept.attachmentId }]);
  const sending = { userId: client.userId, conversationId, text: "", attachmentIds: [old.attachmentId] };
  await expect(sendMessage(server, sending)).rejects.toMatchObject({ code: "attachmentGone" });
});

test("fifty a day and person, counted from midnight in Berlin", async () => {
  const { client, conversationId } = pair;
  const bytes = pdf();
  for (let n = 0; n < 5; n++)
    await Promise.all(Array.from({ length: 10 }, () => added(client, conversationId, { bytes })));
  expect(await codeOf(add(client, conversationId, { bytes }))).toEqual([409, "tooManyAttachments"]);
  expect((await keptAttachments(server, conversationId)).files).toHaveLength(50);
  const adding = { userId: client.userId, conversationId, file: { name: "", bytes: await png() }, alt: "" };
  server.clock.set("2026-11-16T22:59:59Z");
  await expect(addAttachment(server, adding)).rejects.toMatchObject({ code: "tooManyAttachments" });
  server.clock.set("2026-11-16T23:00:00Z");
  expect(await addAttachment(server, adding)).toMatchObject({ name: "image.webp" });
});
