import type { Attachment } from "@aufwind/contract/conversations";
import type { Person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Adding = { bytes: Uint8Array; name?: string; attachmentId?: string; alt?: string };

/** The request of a page that adds a file to a message. */
function formOf({ bytes, name = "IMG_0042.JPG", attachmentId, alt }: Adding): FormData {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name, { type: "application/x-lie" }));
  if (attachmentId !== undefined) form.append("attachmentId", attachmentId);
  if (alt !== undefined) form.append("alt", alt);
  return form;
}

export const add = ({ browser }: Person, conversationId: string, adding: Adding) =>
  browser.send("POST", `/api/conversations/conversation/${conversationId}/attachments`, formOf(adding));

/** Adds an attachment. */
export async function added(by: Person, conversationId: string, adding: Adding): Promise<Attachment> {
  const response = await add(by, conversationId, adding);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Attachment;
}

export const readBytes = ({ browser }: Person, { url }: Pick<Attachment, "url">) => browser.get(url);
export const takeBack = ({ browser }: Person, { url }: Pick<Attachment, "url">) => browser.send("DELETE", url);

/** The rows and the files of attachments, after the jobs have run. */
export async function keptAttachments(server: TestServer, conversationId: string) {
  // Twice: what one job releases another one removes.
  const jobs = ["delete-unseen-messages", "delete-unsent-attachments", "sweep-loose-files"];
  for (let round = 0; round < 2; round++) await server.work(...jobs);
  const rows = await server.database
    .selectFrom("message_attachments")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at")
    .orderBy("position")
    .execute();
  const files = await Promise.all(rows.map(({ file_key }) => server.files.get(file_key)));
  return { rows, files: files.filter((file) => file !== undefined).map(({ bytes }) => bytes) };
}
