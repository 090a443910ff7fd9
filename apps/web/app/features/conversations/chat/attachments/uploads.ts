import type { Attachment } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { callFromBrowser } from "../../../../platform/http/browser-api.ts";
import { sendFile } from "../../../../platform/http/upload.ts";
import { removeAttachment } from "../../api-routes.ts";

/** What is shown of an attachment: of one that is stored, or of a file in this tab, whose address begins with `blob:`. */
export type ShownFile = Omit<Attachment, "contentType"> & { contentType: string };

export type Upload = ShownFile & {
  /** `failed` may succeed the next time, `refused` never does. */
  state: "waiting" | "sending" | "stored" | "failed" | "refused";
  /** How much is sent, from 0 to 1. */
  share: number;
  /** The API's own sentence, where it has one. */
  why: string | undefined;
};
type Held = {
  file: File;
  conversationId: string;
  abort: AbortController;
  /** The last try, and the description that it sent along. */
  tried?: { alt: string; done: Promise<Attachment> } | undefined;
};

/** Files and their uploads outlive the page of a conversation, and are gone with the tab. */
const held = new Map<string, Held>();
const listeners = new Set<() => void>();
let uploads: ReadonlyMap<string, Upload> = new Map();
/** One after the other: the API judges one file of a person at a time. */
let line: Promise<unknown> = Promise.resolve();

export const allUploads = (): ReadonlyMap<string, Upload> => uploads;

export function watchUploads(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

export function changeUpload(attachmentId: string, change: Partial<Upload>): void {
  const known = uploads.get(attachmentId);
  if (known) publish(new Map(uploads).set(attachmentId, { ...known, ...change }));
}

function publish(next: ReadonlyMap<string, Upload>) {
  uploads = next;
  for (const hear of listeners) hear();
}

export const isLocal = ({ url }: { url: string }): boolean => url.startsWith("blob:");
/** Nobody has it but this tab. */
export const isHere = (shown: ShownFile): boolean => isLocal(shown) && held.has(shown.attachmentId);
/** A file that was chosen before the page was loaded anew. */
export const isLost = (shown: ShownFile): boolean => isLocal(shown) && !held.has(shown.attachmentId);
/** Where this tab has the file itself, nothing need be loaded. */
export const sourceOf = ({ attachmentId, url }: { attachmentId: string; url: string }): string =>
  uploads.get(attachmentId)?.url ?? url;

/** Takes a file in, and sends it on its way. */
export function startUpload(shown: ShownFile, { file, conversationId }: Pick<Held, "file" | "conversationId">): void {
  held.set(shown.attachmentId, { file, conversationId, abort: new AbortController() });
  publish(new Map(uploads).set(shown.attachmentId, { ...shown, state: "waiting", share: 0, why: undefined }));
  storeFile(shown.attachmentId).catch(() => undefined);
}

/** The file as the API keeps it, with the description that it has now; asked again after a failure, it tries again. */
export function storeFile(attachmentId: string): Promise<Attachment> {
  const of = held.get(attachmentId);
  const alt = uploads.get(attachmentId)?.alt.trim() ?? "";
  if (!of) return Promise.reject(new TypeError("the file is no longer here"));
  if (of.tried?.alt === alt) return of.tried.done;
  const isChanged = of.tried !== undefined;
  changeUpload(attachmentId, { state: "waiting", share: 0 });
  const done = line.then(async () => {
    if (isChanged) await takeBack(attachmentId);
    return send(attachmentId, of, alt);
  });
  of.tried = { alt, done };
  line = done.catch((error: unknown) => {
    // Another try may have begun meanwhile, with another description.
    if (of.tried?.done === done) fail(attachmentId, error);
  });
  return done;
}

function send(attachmentId: string, { file, conversationId, abort }: Held, alt: string): Promise<Attachment> {
  changeUpload(attachmentId, { state: "sending", share: 0 });
  return sendFile<Attachment>({
    path: `/api/conversations/conversation/${conversationId}/attachments`,
    fields: { attachmentId, alt },
    file,
    signal: abort.signal,
    onProgress: (share) => changeUpload(attachmentId, { share }),
  }).then((stored) => {
    changeUpload(attachmentId, { state: "stored", share: 1 });
    return stored;
  });
}

function fail(attachmentId: string, error: unknown) {
  const why = refusalIn(error);
  forgetStored(attachmentId);
  changeUpload(attachmentId, { state: why === undefined ? "failed" : "refused", share: 0, why });
}

/** The API's sentence about a file that it will never take. */
export const refusalIn = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.body.status < 500 && error.body.status !== 429 ? error.body.detail : undefined;

/** The API has it no longer: the next try sends it anew. */
export function forgetStored(attachmentId: string): void {
  const of = held.get(attachmentId);
  if (of) of.tried = undefined;
}

/** Nobody wants it any more, here or where it is stored. */
export function dropUpload({ attachmentId, url }: Pick<ShownFile, "attachmentId" | "url">): void {
  const mayBeStored = !["waiting", "failed", "refused"].includes(uploads.get(attachmentId)?.state ?? "");
  held.get(attachmentId)?.abort.abort();
  held.delete(attachmentId);
  if (isLocal({ url })) URL.revokeObjectURL(url);
  publish(new Map([...uploads].filter(([id]) => id !== attachmentId)));
  if (mayBeStored) takeBack(attachmentId).catch(() => undefined);
}

/** What is not there need not be taken back. */
async function takeBack(attachmentId: string) {
  try {
    await callFromBrowser(removeAttachment, { params: { attachmentId } });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.body.status === 404)) throw error;
  }
}
