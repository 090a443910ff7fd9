import { randomUUID } from "node:crypto";
import { ATTACHMENT } from "@aufwind/rules/conversations";
import { beforeEach, expect, test } from "vitest";
import { add, added, keptAttachments } from "../../../test/attachments.ts";
import { chat, send, sent, talk } from "../../../test/conversations.ts";
import { bytesOf, docx, joined, pdf, picture, png, webp } from "../../../test/made-files.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let pair: Awaited<ReturnType<typeof talk>>;
const server = await testServer();
beforeEach(async () => {
  await server.database.deleteFrom("rate_limits").execute();
  pair = await talk(server);
});

const codeOf = async (asking: Promise<Response>) => {
  const response = await asking;
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const NOTHING = { rows: [], files: [] };

/** A PDF of this many bytes; the offset of its table has more digits than in a small one. */
function pdfOf(size: number) {
  const filled = (rest: number) => pdf(new Uint8Array(rest).fill(0x20));
  return filled(2 * size - filled(size).length);
}
const animated = () =>
  picture({ width: 100, height: 200 })
    .webp({ loop: 0 })
    .toBuffer()
    .then((still) => joined(still.subarray(0, 12), "ANIM\x06\0\0\0\0\0\0\0\0\0", still.subarray(12)));
const bomb = () => picture({ width: 10_000, height: 5_001 }).png({ compressionLevel: 9 }).toBuffer();

test.each<[string, () => Uint8Array | Promise<Uint8Array>, number, string]>([
  ["nothing", () => new Uint8Array(), 415, "invalidAttachment"],
  ["a page", () => bytesOf("<html><script>alert(1)</script>"), 415, "invalidAttachment"],
  ["a drawing with scripts", () => bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415, "invalidAttachment"],
  ["a Word file", () => docx(), 415, "invalidAttachment"],
  ["a picture by its first bytes alone", () => bytesOf("\x89PNG\r\n\x1a\nnonsense"), 415, "invalidAttachment"],
  ["half a picture", async () => (await png()).subarray(0, 200), 415, "invalidAttachment"],
  ["a picture that is a ZIP, too", async () => joined(await png(), docx()), 415, "invalidAttachment"],
  ["a moving picture", animated, 415, "invalidAttachment"],
  ["a picture of more pixels than any camera has", bomb, 415, "invalidAttachment"],
  [
    "a PDF with a script",
    () => pdf("2 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj"),
    415,
    "invalidAttachment",
  ],
  ["a PDF that starts a program", () => pdf("2 0 obj\n<< /S /La#75nch >>\nendobj"), 415, "invalidAttachment"],
  ["a PDF with a file in it", () => pdf("2 0 obj\n<< /EmbeddedFiles 3 0 R >>\nendobj"), 415, "invalidAttachment"],
  ["a PDF with something behind it", () => joined(pdf(), "MZ\x90\0"), 415, "invalidAttachment"],
  ["5 MB and a byte", () => pdfOf(ATTACHMENT.bytes + 1), 413, "oversizedAttachment"],
  ["7 MB", () => new Uint8Array(7 * 1024 * 1024), 413, "oversizedAttachment"],
])("%s is refused, and nothing is kept", async (_, make, status, code) => {
  const { client, conversationId } = pair;
  expect(await codeOf(add(client, conversationId, { bytes: await make(), name: "a.pdf" }))).toEqual([status, code]);
  expect(await keptAttachments(server, conversationId)).toEqual(NOTHING);
  expect(await server.database.selectFrom("loose_files").selectAll().execute()).toEqual([]);
});

test("5 MB are just right, and so is a picture whose name says it is a PDF", async () => {
  const { client, conversationId } = pair;
  await added(client, conversationId, { bytes: pdfOf(ATTACHMENT.bytes) });
  const shown = await added(client, conversationId, { bytes: await webp(), name: "a.pdf" });
  expect(shown).toMatchObject({ name: "a.webp", contentType: "image/webp" });
});

test.each([
  ["../../../etc/passwd", "passwd.pdf"],
  ["C:\\Windows\\system32\\cmd.exe", "cmd.pdf"],
  ["plan\u202efdp.exe", "planfdp.pdf"],
  ["a\u0000b\u001b[31m.pdf", "ab[31m.pdf"],
  ["x".repeat(300), `${"x".repeat(100)}.pdf`],
  ["nul", "document.pdf"],
  [" ", "document.pdf"],
])("the name %j is kept as %j", async (name, kept) => {
  const { client, conversationId } = pair;
  expect((await added(client, conversationId, { bytes: pdf(), name })).name).toBe(kept);
});

test("fields that are wrong are named", async () => {
  const { client, conversationId } = pair;
  const wrong = async (over: object) => {
    const response = await add(client, conversationId, { bytes: pdf(), ...over });
    const { errors } = (await response.json()) as { errors?: { field: string; code: string }[] };
    return [response.status, ...(errors ?? []).map(({ field, code }) => `${field} ${code}`)];
  };
  expect(await wrong({ alt: "x".repeat(201) })).toEqual([422, "alt tooLong"]);
  expect(await wrong({ alt: "a\nb" })).toEqual([422, "alt characters"]);
  expect(await wrong({ attachmentId: "1" })).toEqual([422, "attachmentId invalid"]);
  const form = new FormData();
  form.append("file", "no file");
  const path = `/api/conversations/conversation/${conversationId}/attachments`;
  expect((await client.browser.send("POST", path, form)).status).toBe(422);
});

test("nobody adds to a conversation of others, or where they may not write", async () => {
  const { client, coach, conversationId } = pair;
  const stranger = await person(server);
  const bytes = pdf();
  expect(await codeOf(add(stranger, conversationId, { bytes }))).toEqual([404, "notFound"]);
  expect(await codeOf(add(client, randomUUID(), { bytes }))).toEqual([404, "notFound"]);
  expect(await codeOf(add(coach, conversationId, { bytes }))).toEqual([409, "mayNotWrite"]);
  const visitor = { ...client, browser: server.browser() };
  expect(await codeOf(add(visitor, conversationId, { bytes }))).toEqual([401, "notSignedIn"]);
  expect(await keptAttachments(server, conversationId)).toEqual(NOTHING);
});

test("an id that somebody else has taken is not found, and says nothing of theirs", async () => {
  const { client, coach, conversationId } = pair;
  const { attachmentId } = await added(client, conversationId, { bytes: pdf(), name: "meins.pdf" });
  await sent(client, { conversationId, text: "Hallo" });
  expect(await codeOf(add(coach, conversationId, { bytes: pdf(), attachmentId }))).toEqual([404, "notFound"]);
  const other = await talk(server);
  expect(await codeOf(add(other.client, other.conversationId, { bytes: pdf(), attachmentId }))).toEqual([
    404,
    "notFound",
  ]);
});

test("a message takes own unsent attachments of its conversation alone, all or none", async () => {
  const { client, coach, conversationId } = pair;
  await sent(client, { conversationId, text: "Hallo" });
  const other = await talk(server);
  const [own, theirs, elsewhere, once] = [
    await added(client, conversationId, { bytes: pdf() }),
    await added(coach, conversationId, { bytes: pdf() }),
    await added(other.client, other.conversationId, { bytes: pdf() }),
    await added(client, conversationId, { bytes: pdf() }),
  ].map(({ attachmentId }) => attachmentId) as [string, string, string, string];
  await sent(client, { conversationId, text: "", attachmentIds: [once] });
  for (const wrong of [
    [own, theirs],
    [own, elsewhere],
    [own, once],
    [own, randomUUID()],
    [own, own],
  ])
    expect(await codeOf(send(client, { conversationId, text: "x", attachmentIds: wrong }))).toEqual([
      409,
      "attachmentGone",
    ]);
  // What was refused used no number and no attachment.
  expect(await sent(client, { conversationId, text: "", attachmentIds: [own] })).toMatchObject({ number: 3 });
  expect((await chat(coach, "coaches", conversationId)).messages).toHaveLength(3);
});

test("two messages that want one attachment: one has it, the other is told that it is gone", async () => {
  const { client, conversationId } = pair;
  const { attachmentId } = await added(client, conversationId, { bytes: pdf() });
  const sending = { conversationId, text: "", attachmentIds: [attachmentId] };
  const answers = await Promise.all([send(client, sending), send(client, sending)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("four go with a message, five do not; neither words nor attachments is nothing", async () => {
  const { client, conversationId } = pair;
  const five: string[] = [];
  for (let n = 0; n < 5; n++) five.push((await added(client, conversationId, { bytes: pdf() })).attachmentId);
  expect(await codeOf(send(client, { conversationId, text: "", attachmentIds: five }))).toEqual([422, "invalidFields"]);
  expect(await codeOf(send(client, { conversationId, text: " ", attachmentIds: [] }))).toEqual([422, "invalidFields"]);
  const message = await sent(client, { conversationId, text: "", attachmentIds: five.slice(0, 4) });
  expect(message.attachments.map(({ attachmentId }) => attachmentId)).toEqual(five.slice(0, 4));
});
