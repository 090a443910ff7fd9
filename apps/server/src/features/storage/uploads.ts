import type { DocumentKind, PhotoRole } from "@aufwind/rules/files/stored-files";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { ThreadStopped } from "../../platform/threads/thread.ts";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import type { JudgedAttachment } from "./attachments.ts";
import type { ResizedPhoto } from "./resize-photo.ts";

/** An upload: a photo to encode again, a document to check, or an attachment. */
export type Upload = { bytes: Uint8Array } & ({ role: PhotoRole } | { name: string } | { attached: true });

const lookInto = createThreadPool<Upload, ResizedPhoto | DocumentKind | JudgedAttachment>({
  script: new URL("upload-thread.ts", import.meta.url),
  threads: 2,
  waiting: 40,
  waitingPerPerson: 20,
  seconds: 30,
  memoryMb: 256,
});

type Deps = Pick<Platform, "log">;
type InThreadParams<T> = T & { owner: string; bytes: Uint8Array; signal?: AbortSignal | undefined };

/** Encodes a photo again in every width that pages need; from a stranger, so on a thread that can be ended. */
export async function resizePhotoInThread({ log }: Deps, { role, bytes, ...who }: InThreadParams<{ role: PhotoRole }>) {
  return (await lookInto({ role, bytes }, { ...who, log }).catch(refuseHeavy("invalidPhoto"))) as ResizedPhoto;
}

/** The type of a document by its content, or why it is refused; on the same threads. */
export async function judgeInThread({ log }: Deps, { name, bytes, ...who }: InThreadParams<{ name: string }>) {
  return (await lookInto({ name, bytes }, { ...who, log }).catch(refuseHeavy("invalidFile"))) as DocumentKind;
}

/** An attachment as it is stored, or why it is refused; on the same threads. */
export async function attachmentInThread({ log }: Deps, { bytes, ...who }: InThreadParams<object>) {
  const judged = lookInto({ attached: true, bytes }, { ...who, log });
  return (await judged.catch(refuseHeavy("invalidAttachment"))) as JudgedAttachment;
}

/** A file that takes more time or memory than any good one is refused. */
const refuseHeavy = (code: "invalidPhoto" | "invalidFile" | "invalidAttachment") => (error: unknown) => {
  throw error instanceof ThreadStopped && error.reason !== "left" ? new Problem(code) : error;
};
