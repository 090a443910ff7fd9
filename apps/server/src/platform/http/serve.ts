import { randomUUID } from "node:crypto";
import { type IncomingMessage, type RequestListener, type Server, type ServerOptions, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
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
  farewell?: number;
};

const DRAIN = 10_000;
/** A proxy may be sending on a connection that we are closing: for this long each answer says that its own one ends. */
const FAREWELL = 2000;
/** A turn of the event loop in which next to nothing happened; and how long a busy server waits for one. */
const SHORT_TURN = 0.5;
const LONGEST_WAIT = 2000;
/** After the door is closed: for requests on connections that were taken just before. */
const LAST_WORDS = 300;
/** How long a connection may be idle: readers who take nothing are disconnected, event streams send more often. */
const PATIENCE = 60_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Listens. Every request has an id, and every response carries it, with `headers` unless it sets its own. Stopping says
 * so to a proxy first, takes no new connections, lets requests in progress finish, and gives up after ten seconds.
 */
export function serve(fetch: Fetch, { port, host, headers, listen, ...place }: Place): Promise<Serving> {
  const { trustedProxies, patience = PATIENCE, farewell = FAREWELL } = place;
  const answer = getRequestListener(fetch, { hostname: host });
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    if (trustedProxies > 0) await pause(farewell).then(allWasRead);
    await drain(server, trustedProxies > 0 ? LAST_WORDS : 0);
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

/**
 * Closing resets connections whose request has arrived but was not read yet, and a proxy must not send a write again.
 * Right after a short turn of the event loop there are next to none.
 */
async function allWasRead(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  for (let [begin, took] = [0, Number.POSITIVE_INFINITY]; took > SHORT_TURN && begin < end; ) {
    begin = performance.now();
    await nextTurn();
    took = performance.now() - begin;
  }
}

/** Takes no new connection; after `grace` closes the idle ones, in the end all. */
function drain(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    // A connection that was busy at the stop becomes idle later, and would keep the server open.
    const begin = () => {
      sweep = setInterval(() => server.closeIdleConnections(), 50);
      server.close();
    };
    const waiting = setTimeout(() => void allWasRead().then(begin), grace);
    const hurry = setTimeout(() => server.closeAllConnections(), DRAIN);
    // HTTP's own close would end idle connections at once, also new ones whose request is on its way.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [waiting, hurry]) clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
  });
}
