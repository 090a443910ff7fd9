import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onStop } from "@aufwind/scripts/lifecycle.ts";
import { freePort } from "@aufwind/scripts/port.ts";
import { step } from "@aufwind/scripts/progress.ts";
import { temporaryFolder } from "@aufwind/scripts/temporary-folder.ts";
import pg from "pg";
import { type Databases, startDatabases } from "./databases.ts";
import { type Disk, openDisk } from "./disk.ts";
import { type Network, openNetwork } from "./network.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import type { Program } from "./program.ts";
import { connectCardSandbox } from "./provider.ts";
import {
  cardProgram,
  fillDatabase,
  forwardProgram,
  mailProgram,
  relayProgram,
  type ServerPlace,
  serverProgram,
} from "./servers.ts";

const WEBS = 2;
const WORKERS = 2;

export type Mail = { at: number; to: string; id: string; subject: string };

/** Everything that runs: real processes, and what a proof may do to them. */
export type Installation = {
  folder: string;
  /** The proxy's address. */
  url: string;
  webs: Program[];
  workers: Program[];
  /** Where the web servers listen themselves. */
  addresses: string[];
  nginx: Nginx;
  cards: Program;
  mail: Program;
  databases: Databases;
  provider: ReturnType<typeof connectCardSandbox>;
  disk: Disk;
  /** The second web server's own network, where this machine can make one. */
  network: Network | undefined;
  /** The variables that all servers share. */
  env: Record<string, string>;
  /** As the superuser, past the pooler. */
  pool: pg.Pool;
  mails(): Mail[];
};

/** Two web servers, two workers, and everything around them; filled with the demo's half year where that is wanted. */
export async function startInstallation({ isFilled = true } = {}): Promise<Installation> {
  const folder = temporaryFolder("prove");
  const { directUrl, replicate } = await startDatabases(folder);
  const ports = await portsFor(["nginx", "cards", "mail", "turn"]);
  const disk = openDisk(join(folder, "files"));
  const url = `http://localhost:${ports.nginx}`;
  const turnSecret = randomBytes(24).toString("hex");
  const env: Record<string, string> = {
    MODE: "test",
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    PUBLIC_URL: url,
    // nginx, and the proof before it, which gives each visitor a network of their own.
    TRUSTED_PROXIES: "2",
    SECRET: randomBytes(24).toString("hex"),
    DATA_FOLDER: disk.folder,
    DATABASE_URL: directUrl,
    CARD_SANDBOX_URL: `http://127.0.0.1:${ports.cards}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    TURN_URLS: `turn:127.0.0.1:${ports.turn}`,
    TURN_SECRET: turnSecret,
    // Only speeds up a proof that signs thousands of people in.
    PASSWORD_COST: "light",
    NODE_COMPILE_CACHE: join(folder, "compile-cache"),
  };
  const journal = join(folder, "mails.jsonl");
  const cards = cardProgram({
    folder,
    port: ports.cards,
    webhook: `http://127.0.0.1:${ports.nginx}/api/stripe/webhook`,
  });
  const mail = mailProgram({ folder, port: ports.mail, journal });
  const relay = await relayProgram({ folder, port: ports.turn, secret: turnSecret });
  await step("Starting the card sandbox, the mail server and coturn", () =>
    Promise.all([cards, mail, relay].map((each) => each.start())),
  );
  await step(isFilled ? "Filling the database with the demo" : "Migrating the database", () =>
    fillDatabase({ folder, env, isFilled }),
  );
  const databases = await replicate();
  Object.assign(env, {
    DATABASE_URL: databases.pooledUrl,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_POOLER_PREPARES: String(databases.keepsPrepared),
  });

  const network = openNetwork();
  const places = await placesFor(network);
  if (network) {
    const reached = [...databases.ports, String(ports.cards), String(ports.mail)];
    await forwardProgram({ folder, name: "line", host: network.outside, ports: reached }).start();
  }
  const webs = places.slice(0, WEBS).map((place) => serverProgram({ folder, env, role: "web", place }));
  const workers = places.slice(WEBS).map((place) => serverProgram({ folder, env, role: "worker", place }));
  await step("Starting two web servers and two workers", () =>
    Promise.all([...webs, ...workers].map((each) => each.start())),
  );
  const addresses = places.slice(0, WEBS).map(({ host, port }) => `${host}:${port}`);
  const nginx = await startNginx({ folder: join(folder, "nginx"), port: ports.nginx }, addresses);
  await step("Starting nginx", () => nginx.program.start());
  const pool = new pg.Pool({ connectionString: directUrl, max: 8 });
  pool.on("error", () => undefined);
  onStop(() => pool.end());
  const mails = () =>
    readFileSync(journal, { encoding: "utf8", flag: "a+" })
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Mail);
  const provider = connectCardSandbox(env.CARD_SANDBOX_URL ?? "");
  const around = { nginx, cards, mail, databases, provider, disk, network };
  return { folder, url, webs, workers, addresses, ...around, env, pool, mails };
}

async function portsFor<Name extends string>(names: Name[]): Promise<Record<Name, number>> {
  const found: [Name, number][] = [];
  for (const name of names) found.push([name, await freePort()]);
  return Object.fromEntries(found) as Record<Name, number>;
}

/** The second web server is alone in its network; everybody else is on this machine's own. */
async function placesFor(network: Network | undefined): Promise<ServerPlace[]> {
  const places: ServerPlace[] = [];
  for (let number = 0; number < WEBS + WORKERS; number++) {
    const isApart = number === WEBS - 1 && network !== undefined;
    const [port, metricsPort] = [await freePort(), await freePort()];
    const name = number < WEBS ? `web-${number + 1}` : `worker-${number - WEBS + 1}`;
    places.push({ name, port, metricsPort, host: isApart ? network.inside : "127.0.0.1", ...(isApart && { network }) });
  }
  return places;
}
