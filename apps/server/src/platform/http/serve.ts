import { randomUUID } from "node:crypto";
import { type IncomingMessage, type RequestListener, type Server, type ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";

export type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;
export type Listen = (options: ServerOptions, answer: RequestListener) => Server;
export type Serving = { port: number; stop(): Promise<void> };
type Place = { port: number; host: string; headers: Record<string, string>; listen: Listen; patience?: number };

const DRAIN = 10_000;
/** How long a connection may be idle: readers who take nothing are disconnected, event streams send more often. */
const PATIENCE = 60_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Listens. Every request has an id, and every response carries it, with `headers` unless it sets its own. Stopping
 * takes no new connections, lets requests in progress finish, and gives up after ten seconds.
 */
export function serve(fetch: Fetch, { port, host, headers, listen, patience = PATIENCE }: Place): Promise<Serving> {
  const answer = getRequestListener(fetch, { hostname: host });
  const server = listen({ ServerResponse: responseWith(headers) }, (request, response) => {
    const given = request.headers["x-request-id"];
    if (typeof given !== "string" || !REQUEST_ID.test(given)) setHeader(request, "x-request-id", randomUUID());
    return answer(request, response);
  });
  server.timeout = patience;
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  // Long enough for 5 MB over a quarter of a megabit.
  server.requestTimeout = 180_000;
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve({ port: typeof address === "object" && address ? address.port : port, stop: () => drain(server) });
    });
  });
}

/** Node has headers parsed and raw; a request is made from either. */
function setHeader(request: IncomingMessage, name: string, value: string) {
  const { headers, rawHeaders } = request;
  const others = rawHeaders.filter((_, place) => rawHeaders[place - (place % 2)]?.toLowerCase() !== name);
  headers[name] = value;
  request.rawHeaders = [...others, name, value];
}

/** Added as the head is written: setting them one by one costs more than a small response itself. */
const responseWith = (common: Record<string, string>) =>
  class Answer<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const own = rest.find((each) => typeof each === "object") ?? {};
      const id = this.req.headers["x-request-id"];
      const closing = status === 413 && CLOSE;
      if (closing) linger(this.req.socket);
      const added = { ...(id && { "x-request-id": id }), ...closing };
      return super.writeHead(status, { ...common, ...added, ...this.getHeaders(), ...own });
    }
  };

/** The rest of a body that is too large is not parsed as a request. */
const CLOSE = { connection: "close" };
const LINGER = 2000;

/**
 * Closes our side, and drops what still comes: closing at once would lose the response for whoever is still sending.
 */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    if (!socket.writableEnded) socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER);
    socket.once("close", () => clearTimeout(timer)).resume();
  };
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy at the stop becomes idle later, and would keep the server open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const hurry = setTimeout(() => server.closeAllConnections(), DRAIN);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(hurry);
      resolve();
    });
  });
}
