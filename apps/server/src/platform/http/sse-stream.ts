import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** A response that continues while its reader is connected. */
export type Line = {
  /** Aborts when the reader is gone or the stream was closed. */
  signal: AbortSignal;
  /** Settles once the reader takes more (backpressure). */
  write(text: string): Promise<void>;
  /** Writes only if the reader keeps up. */
  mention(text: string): void;
  close(): void;
};
type Talk = (line: Line) => Promise<void>;
type OpenSseStreamParams = { outgoing: ServerResponse | undefined; headers: Record<string, string> };

/** What a stream is written to; called only while the reader is connected. */
type Sink = { send(text: string): void; isFull(): boolean; end(): void };

/** Thousands are open at once: written straight to the socket if there is one, without a stream in between. */
export function openSseStream({ outgoing, headers }: OpenSseStreamParams, talk: Talk): Response {
  if (!outgoing) return new Response(streamed(talk), { headers });
  // Disconnected while we looked up the session: the close event came before anybody listened.
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  outgoing.writeHead(200, headers);
  outgoing.flushHeaders();
  const { begin, leave, goOn } = createLine({
    send: (text) => outgoing.write(text),
    isFull: () => outgoing.writableNeedDrain,
    end: () => outgoing.end(),
  });
  outgoing.once("close", leave).on("drain", goOn);
  begin(talk);
  return RESPONSE_ALREADY_SENT;
}

/** The same for in-process calls. */
function streamed(talk: Talk): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let line: ReturnType<typeof createLine> | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      line = createLine({
        send: (text) => controller.enqueue(encoder.encode(text)),
        isFull: () => (controller.desiredSize ?? 0) <= 0,
        end: () => controller.close(),
      });
      line.begin(talk);
    },
    pull: () => line?.goOn(),
    cancel: () => line?.leave(),
  });
}

function createLine({ send, isFull, end }: Sink) {
  const gone = new AbortController();
  const { signal } = gone;
  let taken: (() => void) | undefined;
  const goOn = () => taken?.();
  const leave = () => {
    gone.abort();
    goOn();
  };
  const close = () => {
    if (signal.aborted) return;
    leave();
    end();
  };
  const write = async (text: string) => {
    if (signal.aborted) return;
    send(text);
    if (isFull())
      await new Promise<void>((resolve) => {
        taken = resolve;
      });
  };
  const mention = (text: string) => {
    if (!signal.aborted && !isFull()) send(text);
  };
  // A failing source ends its own stream only.
  const begin = (talk: Talk) => void talk({ signal, write, mention, close }).then(close, close);
  return { begin, leave, goOn };
}
