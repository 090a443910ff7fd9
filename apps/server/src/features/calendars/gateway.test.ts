import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CalendarServer, calendarOf, openCalendars } from "../../../test/calendar-server.ts";
import { type AllowedServers, ANY_SERVER, PUBLIC_INTERNET } from "../../platform/http/public-fetch.ts";
import { fetchCalendar } from "./gateway.ts";

let server: CalendarServer;
beforeAll(async () => {
  server = await openCalendars();
});
afterAll(() => server.close());

const FILE = calendarOf();
const { signal } = new AbortController();
const fetch = (address: string, reach: AllowedServers = ANY_SERVER) => fetchCalendar(address, { signal, reach });
const sends = (path: string, location: string) =>
  server.files.set(path, (_, response) => response.writeHead(302, { location }).end());

describe("private networks are refused", () => {
  test.each([
    "127.0.0.1",
    "127.8.8.8",
    "localhost",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:8.8.8.8]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[fe80::1]",
    "[fd00:ec2::254]",
    "[ff02::1]",
    // 127.0.0.1 in other digits.
    "2130706433",
    "0x7f.1",
    "017700000001",
  ])("%s", async (host) => {
    expect(await fetch(`http://${host}/basic.ics`, PUBLIC_INTERNET)).toEqual({ problem: "privateNetwork" });
  });

  test("ports on which no website is are not asked at all", async () => {
    const before = server.asked.length;
    expect(await fetch(`${server.url}/basic.ics`, PUBLIC_INTERNET)).toEqual({ problem: "unreachable" });
    expect(server.asked).toHaveLength(before);
  });

  test.each(["http://169.254.169.254/latest", "http://[::1]/", "//127.0.0.2/", "http://localhost/"])(
    "a server that may be asked sends us on to %s: we do not go there",
    async (location) => {
      let isFirst = true;
      const first: AllowedServers = { port: () => true, address: (address) => address === "127.0.0.1" && isFirst };
      server.files.set("/on", (_, response) => {
        isFirst = false;
        response.writeHead(302, { location }).end();
      });
      expect(await fetch(`${server.url}/on`, first)).toEqual({ problem: "privateNetwork" });
    },
  );
});

describe("what a server answers", () => {
  test("a file is taken, also packed, and nothing of ours is sent along but our name", async () => {
    let asked: Record<string, unknown> = {};
    server.files.set("/basic.ics", (request, response) => {
      asked = request.headers;
      response.writeHead(200).end(FILE);
    });
    expect(await fetch(`${server.url}/basic.ics`)).toEqual({ text: FILE });
    expect(Object.keys(asked).sort()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
    server.files.set("/gzip", (_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(FILE));
    });
    server.files.set("/br", (_, response) => {
      response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(FILE));
    });
    expect(await fetch(`${server.url}/gzip`)).toEqual({ text: FILE });
    expect(await fetch(`${server.url}/br`)).toEqual({ text: FILE });
  });

  test("three redirects are followed, a fourth is not", async () => {
    server.files.set("/0", FILE);
    for (const number of [1, 2, 3, 4]) sends(`/${number}`, `/${number - 1}`);
    expect(await fetch(`${server.url}/3`)).toEqual({ text: FILE });
    expect(await fetch(`${server.url}/4`)).toEqual({ problem: "unreachable" });
  });

  test.each([
    [401, "refused"],
    [403, "refused"],
    [404, "refused"],
    [410, "refused"],
    [204, "unreachable"],
    [304, "unreachable"],
    [500, "unreachable"],
    [503, "unreachable"],
  ])("%i is %s", async (status, problem) => {
    server.files.set("/status", (_, response) => response.writeHead(status).end());
    expect(await fetch(`${server.url}/status`)).toEqual({ problem });
  });

  test.each(["file:///etc/passwd", "ftp://example.org/", "data:text/calendar,x", "http://"])(
    "a redirect to %s leads nowhere",
    async (location) => {
      sends("/odd", location);
      expect(await fetch(`${server.url}/odd`)).toEqual({ problem: "unreachable" });
    },
  );

  test("more than 5 MB are not taken, packed or not", async () => {
    const huge = Buffer.alloc(5_000_001, "x");
    server.files.set("/huge", (_, response) => response.writeHead(200).end(huge));
    server.files.set("/bomb", (_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(huge));
    });
    expect(await fetch(`${server.url}/huge`)).toEqual({ problem: "tooLarge" });
    expect(await fetch(`${server.url}/bomb`)).toEqual({ problem: "tooLarge" });
  });

  test("whoever breaks off, sends rubbish or is not there is unreachable", async () => {
    server.files.set("/broken", (_, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("BEGIN:VCALENDAR", () => response.destroy());
    });
    server.files.set("/rubbish", (_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end("no gzip");
    });
    for (const path of ["/broken", "/rubbish"])
      expect(await fetch(`${server.url}${path}`)).toEqual({ problem: "unreachable" });
    expect(await fetch("http://127.0.0.1:1/")).toEqual({ problem: "unreachable" });
    expect(await fetch("http://nobody.invalid/", PUBLIC_INTERNET)).toEqual({ problem: "unreachable" });
  });

  test("whoever is told to stop does not wait for a server that says nothing", async () => {
    const stopping = new AbortController();
    server.files.set("/silent", () => stopping.abort());
    const fetched = await fetchCalendar(`${server.url}/silent`, { signal: stopping.signal, reach: ANY_SERVER });
    expect(fetched).toEqual({ problem: "unreachable" });
  });
});
