import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";

const DOCTYPE = "<!DOCTYPE html>";

/** Renders a page with pending parts; a failing part is left to the browser. */
export function renderPatiently(page: React.ReactNode, { nonce, within }: { nonce: string; within: number }) {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => abort(), within);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Else React puts ready parts of a long page at its end, hidden until a script moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve(html.replace(DOCTYPE, "")), reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => console.error(error),
    });
  });
}
