import { createServer } from "node:http";
import { startCardSandbox } from "@aufwind/card-sandbox/sandbox";
import { startPartnerSandbox } from "@aufwind/partner-sandbox/sandbox";
import { startServer } from "@aufwind/server/main";
import { openLine } from "@aufwind/server/test/database-proxy";
import pg from "pg";
import { type JourneyControl, openJourneyControl } from "./journey-control.ts";
import { journeyTexts } from "./journey-texts.ts";
import { type PushSite, pushSite } from "./push-notification-site.ts";
import { type RelayedSite, relayedSite } from "./video-relay-site.ts";

// Serves the site for the journeys: its own database behind a connection that can be cut, and local third parties. The
// port is below the ephemeral range, so that no connection takes it.
const port = Number(process.env.JOURNEY_PORT ?? 23117);
const controlPort = port + 1;
const admin = new URL(process.env.TEST_DATABASE_URL ?? "");

/** Creates a database, and returns its address. */
async function made(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(admin.href), { pathname: name }).href;
}
const name = `journeys_${process.pid}`;
const direct = await made(name);

const line = await openLine(Number(admin.port), admin.hostname);
const database = new URL(direct);
database.hostname = "127.0.0.1";
database.port = String(line.port);

let journeyControl: JourneyControl | undefined;
let relayed: RelayedSite | undefined;
let push: PushSite | undefined;
createServer((request, response) => {
  const path = request.url ?? "/";
  response.setHeader("access-control-allow-origin", "*");
  if (path === "/line/cut") response.end(line.cut());
  else if (path === "/line/mend") response.end(line.mend());
  else if (path === "/run")
    journeyControl?.answer(request).then(
      (rows) => response.end(JSON.stringify(rows)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  else if (path.startsWith("/relay/") || path.startsWith("/push/"))
    (path.startsWith("/push/") ? push : relayed)?.answer(path).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  else response.writeHead(404).end();
}).listen(controlPort, "127.0.0.1");

const partners = await startPartnerSandbox({ port: port + 5, siteUrl: `http://localhost:${port}` });

const cardSandbox = await startCardSandbox({ port: port + 2 });

const site = {
  ...partners.env,
  MODE: "demo",
  LOG_LEVEL: "warn",
  PORT: String(port),
  HOST: "127.0.0.1",
  // A passkey belongs to a host name, not to an IP address.
  PUBLIC_URL: `http://localhost:${port}`,
  DATABASE_URL: database.href,
  TRUSTED_PROXIES: "1",
  PASSWORD_COST: "light",
  DATA_FOLDER: process.env.DATA_FOLDER,
  LEGAL_TEXTS: journeyTexts(),
  CARD_SANDBOX_URL: `http://localhost:${port + 2}`,
};
const server = await startServer(site);
// Before, nobody would answer: each event of the demo's half year would be sent again and again.
cardSandbox.sendTo({ url: `http://127.0.0.1:${port}/api/stripe/webhook` });
relayed = relayedSite(site, port + 3);
push = pushSite(site, { port: port + 4, database: () => made(`${name}_push`) });
// Not through the proxy, which is cut for the pages alone.
journeyControl = await openJourneyControl(direct);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () =>
    Promise.all([server.stop(), relayed?.stop(), push?.stop()])
      .then(() => Promise.all([cardSandbox.stop(), partners.stop()]))
      .then(() => process.exit(0)),
  );
}
