import { Agent, request } from "node:http";
import type { SignedInUser } from "./conversation-pairs.ts";

export type ReceivedMessage = { number: number; conversationId: string; at: number };
export type Stream = { heard: ReceivedMessage[]; close(): void };

/** An event stream like a browser's; records each message with its time. */
export function openStream(url: string, { cookie }: SignedInUser): Promise<Stream> {
  const stream: Stream = { heard: [], close: () => asking.destroy() };
  const headers = { cookie, accept: "text/event-stream" };
  const { promise, resolve, reject } = Promise.withResolvers<Stream>();
  const asking = request(`${url}/api/events?after=0`, { headers, agent: false }, (response) => {
    if (response.statusCode !== 200) return reject(new Error(`a stream answered ${response.statusCode}`));
    let rest = "";
    response.setEncoding("utf8");
    response.on("data", (part: string) => {
      const at = performance.now();
      const events = `${rest}${part}`.split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const data = /^event: message\ndata: (.*)$/m.exec(event)?.[1];
        if (data) stream.heard.push({ ...(JSON.parse(data) as ReceivedMessage), at });
      }
    });
    response.on("error", () => undefined);
    resolve(stream);
  });
  asking.on("error", reject);
  asking.end();
  return promise;
}

const agent = new Agent({ keepAlive: true });

/** Sends a message like a browser; returns when it began, and its number. */
export function sendMessage(
  url: string,
  { cookie }: SignedInUser,
  conversationId: string,
): Promise<{ began: number; number: number }> {
  const began = performance.now();
  const body = JSON.stringify({ conversationId, text: "Bis Dienstag, und danke für das Gespräch!" });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), cookie };
  const { promise, resolve, reject } = Promise.withResolvers<{ began: number; number: number }>();
  const path = `${url}/api/conversations/conversation/send-message`;
  const asking = request(path, { method: "POST", agent, headers }, (response) => {
    let text = "";
    response.setEncoding("utf8");
    response.on("data", (part: string) => (text += part));
    response.on("end", () => {
      if (response.statusCode !== 201) return reject(new Error(`${response.statusCode} ${text}`));
      resolve({ began, number: (JSON.parse(text) as { number: number }).number });
    });
  });
  asking.on("error", reject);
  asking.end(body);
  return promise;
}

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
