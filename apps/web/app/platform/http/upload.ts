import { ApiProblem } from "@aufwind/contract/platform/call";
import type { ProblemBody } from "@aufwind/contract/platform/route";
import type { StoredFile, uploadFile } from "@aufwind/contract/storage";
import { stillSignedIn } from "../session/still-signed-in.ts";

/** Only the route's type: the route itself would bring every schema of the contract along. */
const STORAGE: (typeof uploadFile)["path"] = "/api/storage/upload";

type UploadParams = {
  file: Blob;
  /** Progress, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};
/** Fields come before the file, so that the API can refuse before it has read it. */
type Sending = UploadParams & { path: string; fields: Record<string, string> };
type Answer = { status: number; body: unknown; retryAfter: number | undefined };

/** Uploads a file into one's own storage. */
export const upload = ({ blobPath, ...file }: UploadParams & { blobPath: string }): Promise<StoredFile> =>
  sendFile({ ...file, path: STORAGE, fields: { blobPath } });

/** Uploads a file with progress, which `fetch` cannot report; refusals and failures are those of `callFromBrowser`. */
export async function sendFile<T>(sending: Sending): Promise<T> {
  const answer = await send(sending);
  // After a long time on a page the token may have expired, while the session continues.
  return storedIn<T>(saysSignedOut(answer) && (await stillSignedIn()) ? await send(sending) : answer);
}

function send({ file, path, fields, onProgress, signal }: Sending): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.setRequestHeader("accept-language", document.documentElement.lang);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => resolve(answerOf(request)));
    request.addEventListener("error", () => reject(new TypeError("the server cannot be reached")));
    request.addEventListener("abort", () => reject(signal?.reason));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

const answerOf = (request: XMLHttpRequest): Answer => ({
  status: request.status,
  body: request.response,
  retryAfter: Number(request.getResponseHeader("retry-after")) || undefined,
});

const saysSignedOut = ({ body }: Answer) => (body as ProblemBody | null)?.code === "notSignedIn";

function storedIn<T>({ status, body, retryAfter }: Answer): T {
  if (status === 201 && body) return body as T;
  const unknown = { type: "about:blank", title: "", status, code: "unavailable", detail: "" };
  throw new ApiProblem((body as ProblemBody | null) ?? unknown, retryAfter);
}
