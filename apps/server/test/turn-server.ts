import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

export type TurnServer = {
  url: string;
  port: number;
  /** Nothing gets through until it resumes, like a lost network. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
};

/** Debian's coturn on this machine, with the REST scheme that the product uses; undefined if it is not installed. */
export async function startTurnServer({ secret }: { secret: string }): Promise<TurnServer | undefined> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "turn-"));
  const kept = ["--log-file=stdout", `--pidfile=${join(folder, "pid")}`, `--userdb=${join(folder, "users")}`];
  const local = ["--listening-ip=127.0.0.1", "--relay-ip=127.0.0.1", `--listening-port=${port}`];
  const secured = ["--use-auth-secret", `--static-auth-secret=${secret}`, "--realm=aufwind"];
  // Both browsers of a journey are on this machine, so their relayed addresses are local.
  const plain = ["-n", "--no-tls", "--no-dtls", "--no-cli", "--allow-loopback-peers"];
  const server = spawn("turnserver", [...plain, ...local, ...secured, ...kept], { stdio: "ignore" });
  const stop = async () => {
    const ended = server.exitCode !== null || server.signalCode !== null ? undefined : once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const isThere = await once(server, "spawn").then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  if (!(await isAnswering(port))) {
    await stop();
    throw new Error("coturn was started and does not answer");
  }
  const pause = () => void server.kill("SIGSTOP");
  const resume = () => void server.kill("SIGCONT");
  return { url: `turn:127.0.0.1:${port}`, port, pause, resume, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Sends STUN requests until there is an answer. */
async function isAnswering(port: number): Promise<boolean> {
  const socket = createSocket("udp4");
  const binding = Buffer.from("000100002112a442000102030405060708090a0b", "hex");
  const answer = once(socket, "message").then(() => true);
  socket.on("error", () => undefined);
  try {
    for (let left = 100; left > 0; left--) {
      socket.send(binding, port, "127.0.0.1");
      if (await Promise.race([answer, setTimeout(100, false)])) return true;
    }
    return false;
  } finally {
    socket.close();
  }
}
