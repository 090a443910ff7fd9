import { randomUUID } from "node:crypto";
import { type IncomingMessage, type RequestListener, type Server, type ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";

export type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;
export type Listen = (options: ServerOptions, answer: RequestListener) => Server;
export type Serving = { port: number; stop(): Promise<void> };
type Place = {
  port: number;
  host: string;
  trustedProxies: number;
  headers: Record<string, string>;
  listen: Listen;
  patience?: number;
};

const DRAIN = 10_000;
/** A proxy may be sending on a connection that we are closing: for this long each answer says that its own one ends. */
const FAREWELL = 2000;
/** How long a connection may be idle: readers who take nothing are disconnected, event streams send more often. */
const PATIENCE = 60_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Listens. Every request has an id, and every response carries it, with `headers` unless it sets its own. Stopping says
 * so to a proxy first, takes no new connections, lets requests in progress finish, and gives up after ten seconds.
 */
export function serve(fetch: Fetch, { port, host, headers, listen, ...place }: Place): Promise<Serving> {
  const { trustedProxies, patience = PATIENCE } = place;
  const answer = getRequestListener(fetch, { hostname: host });
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    if (trustedProxies > 0) await pause(FAREWELL);
    await drain(server);
  };
  const server = listen({ ServerResponse: responseWith(headers, () => isStopping) }, (request, response) => {
    const given = request.headers["x-request-id"];
    if (given === undefined) addHeader(request, "x-request-id", randomUUID());
    else if (typeof given !== "string" || !REQUEST_ID.test(given)) setHeader(request, "x-request-id", randomUUID());
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
      resolve({ port: typeof address === "object" && address ? address.port : port, stop });
    });
  });
}

/** Node has headers parsed and raw; a request is made from either. */
function addHeader({ headers, rawHeaders }: IncomingMessage, name: string, value: string) {
  headers[name] = value;
  rawHeaders.push(name, value);
}

/** Without what was there. */
function setHeader(request: IncomingMessage, name: string, value: string) {
  const { rawHeaders } = request;
  request.rawHeaders = rawHeaders.filter((_, place) => rawHeaders[place - (place % 2)]?.toLowerCase() !== name);
  addHeader(request, name, value);
}

/** Added as the head is written: setting them one by one costs more than a small response itself. */
const responseWith = (common: Record<string, string>, isStopping: () => boolean) =>
  class Answer<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const own = rest.find((each) => typeof each === "object") ?? {};
      const id = this.req.headers["x-request-id"];
      if (status === 413) linger(this.req.socket);
      const added = { ...(id && { "x-request-id": id }), ...((status === 413 || isStopping()) && CLOSE) };
      return super.writeHead(status, { ...common, ...added, ...this.getHeaders(), ...own });
    }
  };

/** The rest of a body that is too large is not parsed as a request; a server that stops takes no further one. */
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
