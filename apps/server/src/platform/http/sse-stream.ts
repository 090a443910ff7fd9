import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** An answer that goes on while its reader is there. */
export type Line = {
  /** Ends when the reader is gone or the line was closed. */
  signal: AbortSignal;
  /** Settles once the reader takes more: who reads slowly is written to slowly. */
  write(text: string): Promise<void>;
  /** Says something only to a reader who takes what is said. */
  mention(text: string): void;
  close(): void;
};
type Talk = (line: Line) => Promise<void>;
type Way = { outgoing: ServerResponse | undefined; headers: Record<string, string> };

/** What a line is written to; each of these is done at most while the reader is there. */
type Sink = { send(text: string): void; isFull(): boolean; end(): void };

/** Thousands are open at once: where there is a socket they are written straight to it, with no stream in between. */
export function openSseStream({ outgoing, headers }: Way, talk: Talk): Response {
  if (!outgoing) return new Response(streamed(talk), { headers });
  // Who hung up while we found out who asks: the end of the line was told before anybody listened.
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

/** The same for who asks within this process. */
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
  // One that breaks off ends its own line alone.
  const begin = (talk: Talk) => void talk({ signal, write, mention, close }).then(close, close);
  return { begin, leave, goOn };
}
