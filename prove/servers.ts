import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { findProgram } from "@aufwind/scripts/debian-package.ts";
import { freePort } from "@aufwind/scripts/port.ts";
import { ROOT } from "@aufwind/scripts/project.ts";
import type { Network } from "./network.ts";
import { answers, Program } from "./program.ts";

/** As the image starts it; a version from before there was a build runs from its sources. */
const MAINS = ["apps/server/build/main.js", "apps/server/src/main.ts"];

export type ServerPlace = { name: string; host: string; port: number; metricsPort: number; network?: Network };
type Env = Record<string, string>;
type Wanted = { folder: string; env: Env; role: "web" | "worker"; place: ServerPlace };

/** A web server or a worker of the product, from this checkout or another one at `root`. */
export function serverProgram({ folder, env, role, place }: Wanted, root = ROOT): Program {
  const { name, host, port } = place;
  return new Program({
    name,
    ...commandOf({ folder, env, role, place }, root),
    log: join(folder, `${name}.log`),
    // A worker has no port of its own but that of its metrics, which only this machine reads.
    isReady: () =>
      role === "web" ? answers(`http://${host}:${port}/api/health-check/health-probe`) : listens(place.metricsPort),
  });
}

/** How a server is started: the same for its first start and for another version in its place. */
export function commandOf({ env, role, place }: Wanted, root = ROOT) {
  const { host, port, metricsPort, network } = place;
  const command = [process.execPath, "--enable-source-maps", mainOf(root)];
  return {
    command: network ? network.within(command) : command,
    env: {
      ...(network ? seenFrom(network, env) : env),
      ROLE: role,
      HOST: host,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    },
  };
}

export function mainOf(root = ROOT): string {
  const found = MAINS.map((path) => join(root, path)).find((path) => existsSync(path));
  if (!found) throw new Error(`there is no server in ${root}`);
  return found;
}

/** From its own network a server finds everything else at the machine's end of the line. */
const seenFrom = ({ outside }: Network, env: Env): Env =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      name.endsWith("_URL") && name !== "PUBLIC_URL" ? value.replace("127.0.0.1", outside) : value,
    ]),
  );

type Filling = { folder: string; env: Env; isFilled: boolean };

/** One process migrates the empty database, fills it with the demo's half year, and ends. */
export async function fillDatabase({ folder, env, isFilled }: Filling, root = ROOT): Promise<void> {
  const place: ServerPlace = { name: "filling", host: "127.0.0.1", port: await freePort(), metricsPort: 0 };
  // Without a mail server mails are kept; nobody is written to about a past that never was.
  const { SMTP_URL: _, ...others } = env;
  const mode = { MODE: isFilled ? "demo" : "test" };
  const filling = serverProgram({ folder, env: { ...others, ...mode }, role: "web", place }, root);
  await filling.start();
  await filling.stop();
}

type Local = { folder: string; port: number };

export const cardProgram = ({ folder, port, webhook }: Local & { webhook: string }): Program =>
  new Program({
    name: "card sandbox",
    command: [process.execPath, join(ROOT, "apps/card-sandbox/src/main.ts")],
    env: { PORT: String(port), HOST: "127.0.0.1", FILE: join(folder, "cards.sqlite"), WEBHOOK_URL: webhook },
    log: join(folder, "cards.log"),
    isReady: () => answers(`http://127.0.0.1:${port}/sandbox/health`),
  });

export const mailProgram = ({ folder, port, journal }: Local & { journal: string }): Program =>
  new Program({
    name: "mail server",
    command: [process.execPath, join(import.meta.dirname, "mail-server.ts")],
    env: { PORT: String(port), JOURNAL: journal },
    log: join(folder, "mail.log"),
    isReady: () => listens(port),
  });

type Forwarding = { folder: string; name: string; host: string; ports: string[] };

export const forwardProgram = ({ folder, name, host, ports }: Forwarding): Program =>
  new Program({
    name,
    command: [process.execPath, join(import.meta.dirname, "forward.ts"), ...ports],
    env: { HOST: host },
    log: join(folder, `${name}.log`),
    isReady: () => listens(Number.parseInt(ports[0] ?? "", 10), host),
  });

/** coturn, as docs/operations.md sets it up but for TLS. */
export async function relayProgram({ folder, port, secret }: Local & { secret: string }): Promise<Program> {
  const file = await findProgram("turnserver");
  const kept = ["--log-file=stdout", `--pidfile=${join(folder, "turn.pid")}`, `--userdb=${join(folder, "turn.users")}`];
  const local = ["--listening-ip=127.0.0.1", "--relay-ip=127.0.0.1", `--listening-port=${port}`];
  const secured = ["--use-auth-secret", `--static-auth-secret=${secret}`, "--realm=aufwind"];
  return new Program({
    name: "coturn",
    command: [file, "-n", "--no-tls", "--no-dtls", "--no-cli", ...local, ...secured, ...kept],
    log: join(folder, "turn.log"),
    isReady: () => listens(port),
  });
}

const listens = (port: number, host = "127.0.0.1") =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
