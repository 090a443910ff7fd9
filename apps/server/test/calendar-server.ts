import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type CalendarServer = {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Its answers by path: a file, or a handler. */
  files: Map<string, string | Answer>;
  /** The paths requested so far. */
  asked: string[];
  close(): Promise<unknown>;
};

/** A calendar server on this machine. */
export async function openCalendars(): Promise<CalendarServer> {
  const files: CalendarServer["files"] = new Map();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const answer = files.get(path);
    if (answer === undefined) return void response.writeHead(404).end();
    if (typeof answer !== "string") return answer(request, response);
    return void response.writeHead(200, { "content-type": "text/calendar" }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A calendar of these components, each given by its lines. */
export const calendarOf = (...components: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...components, "END:VCALENDAR", ""].join("\r\n");

let count = 0;

/** An event by its lines. */
export const event = (...lines: string[]): string =>
  [
    "BEGIN:VEVENT",
    ...(lines.some((line) => line.startsWith("UID:")) ? [] : [`UID:${++count}@elsewhere.example`]),
    "DTSTAMP:20261101T000000Z",
    ...lines,
    "END:VEVENT",
  ].join("\r\n");
