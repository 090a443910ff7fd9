import type { Attachment } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { callFromBrowser } from "../../../../platform/http/browser-api.ts";
import { sendFile } from "../../../../platform/http/upload.ts";
import { removeAttachment } from "../../api-routes.ts";

/** What is shown of an attachment: a stored one, or a file in this tab, whose address begins with `blob:`. */
export type ShownFile = Omit<Attachment, "contentType"> & { contentType: string };

export type Upload = ShownFile & {
  /** `failed` may succeed on a retry, `refused` never does. */
  state: "waiting" | "sending" | "stored" | "failed" | "refused";
  /** Progress, from 0 to 1. */
  share: number;
  /** The API's own sentence, if any. */
  why: string | undefined;
};
type Held = {
  file: File;
  conversationId: string;
  abort: AbortController;
  /** The last attempt, and the description it sent. */
  tried?: { alt: string; done: Promise<Attachment> } | undefined;
};

/** Files and their uploads outlive the page of a conversation, and are gone with the tab. */
const held = new Map<string, Held>();
const listeners = new Set<() => void>();
let uploads: ReadonlyMap<string, Upload> = new Map();
/** Sequentially: the API checks one file of a person at a time. */
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

const isLocal = ({ url }: { url: string }): boolean => url.startsWith("blob:");
/** Only this tab has it. */
export const isInThisTab = (shown: ShownFile): boolean => isLocal(shown) && held.has(shown.attachmentId);
/** A file that was chosen before the page was reloaded. */
export const isLost = (shown: ShownFile): boolean => isLocal(shown) && !held.has(shown.attachmentId);
/** If this tab has the file itself, nothing has to be loaded. */
export const fileUrlOf = ({ attachmentId, url }: { attachmentId: string; url: string }): string =>
  uploads.get(attachmentId)?.url ?? url;

/** Adds a file and starts its upload. */
export function startUpload(shown: ShownFile, { file, conversationId }: Pick<Held, "file" | "conversationId">): void {
  held.set(shown.attachmentId, { file, conversationId, abort: new AbortController() });
  publish(new Map(uploads).set(shown.attachmentId, { ...shown, state: "waiting", share: 0, why: undefined }));
  storeFile(shown.attachmentId).catch(() => undefined);
}

/** The file as stored by the API, with its present description; after a failure it retries. */
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
    // Another attempt may have begun meanwhile, with another description.
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

/** The API's sentence about a file that it will never accept. */
const refusalIn = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.body.status < 500 && error.body.status !== 429 ? error.body.detail : undefined;

/** The API no longer has it: the next try uploads it again. */
function forgetStored(attachmentId: string): void {
  const of = held.get(attachmentId);
  if (of) of.tried = undefined;
}

/** Removes it, here and on the server. */
export function dropUpload({ attachmentId, url }: Pick<ShownFile, "attachmentId" | "url">): void {
  const mayBeStored = !["waiting", "failed", "refused"].includes(uploads.get(attachmentId)?.state ?? "");
  held.get(attachmentId)?.abort.abort();
  held.delete(attachmentId);
  if (isLocal({ url })) URL.revokeObjectURL(url);
  publish(new Map([...uploads].filter(([id]) => id !== attachmentId)));
  if (mayBeStored) takeBack(attachmentId).catch(() => undefined);
}

/** What was not stored need not be deleted. */
async function takeBack(attachmentId: string) {
  try {
    await callFromBrowser(removeAttachment, { params: { attachmentId } });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.body.status === 404)) throw error;
  }
}

/** A file that the API will never accept, and why. */
export class RefusedFile extends Error {
  readonly attachmentId: string;
  constructor({ attachmentId, name }: ShownFile, why: string) {
    super(`${name}: ${why}`);
    this.attachmentId = attachmentId;
  }
}

const idsOf = (files: readonly ShownFile[]): string[] | undefined =>
  files.length > 0 ? files.map(({ attachmentId }) => attachmentId) : undefined;

/** The files lost by a reload; undefined if there are none. */
export const lostFileIds = (files: readonly ShownFile[]): string[] | undefined => idsOf(files.filter(isLost));

/** The API has deleted them: those still here are uploaded again with the next try, the others are lost. */
export function forgetStoredFiles(files: readonly ShownFile[]): string[] | undefined {
  for (const { attachmentId } of files) forgetStored(attachmentId);
  return idsOf(files.filter((file) => !isInThisTab(file)));
}

/** All files of a message, as stored. */
export const storeFiles = (files: readonly ShownFile[]): Promise<ShownFile[]> =>
  Promise.all(
    files.map(async (file) => {
      try {
        return isLocal(file) ? await storeFile(file.attachmentId) : file;
      } catch (error) {
        const why = refusalIn(error);
        throw why === undefined ? error : new RefusedFile(file, why);
      }
    }),
  );
