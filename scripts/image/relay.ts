import { strict as assert } from "node:assert";
import { setTimeout as pause } from "node:timers/promises";
import { iceServers } from "@aufwind/server/features/video-calls/gateway";
import { findProgram } from "../debian-package.ts";
import { freePort } from "../port.ts";
import { step } from "../progress.ts";
import { run } from "../run.ts";
import { startService } from "./service-script.ts";

const SECRET = "a-secret-of-at-least-32-characters-for-the-try";

/** The relay takes whom the server has signed, nobody else, and leads nobody into our own network. */
export async function tryRelay(folder: string): Promise<void> {
  await findProgram("turnserver");
  await step("the relay, with the secret that the server signs with", async () => {
    const port = await freePort();
    const local = ["--listening-ip=127.0.0.1", "--relay-ip=127.0.0.1", `--listening-port=${port}`];
    const env = { TURN_SECRET: SECRET, RELAY_ADDRESS: "127.0.0.1" };
    const without = startService("relay", { folder, env: { RELAY_ADDRESS: "127.0.0.1" }, here: { TMPDIR: folder } });
    assert.notEqual(await without.ended, 0, "the relay starts without a secret");
    const relay = startService("relay", { folder, env, here: { TMPDIR: folder }, args: local });
    const signed = await allocation(port, SECRET, relay.said);
    assert.match(signed, /Received relay addr/);
    assert.match(signed, /error 403 \(Forbidden IP\)/);
    assert.doesNotMatch(await allocation(port, `${SECRET}!`, relay.said), /Received relay addr/);
    await relay.stop();
  });
}

/** What coturn's own client says when it asks for a relay to this machine. */
async function allocation(port: number, secret: string, said: () => string): Promise<string> {
  // Whole seconds, as the server signs them: coturn takes no others.
  const until = new Date((Math.floor(Date.now() / 1000) + 3600) * 1000);
  const turn = { urls: [`turn:127.0.0.1:${port}`], secret };
  const [signed] = iceServers(
    { stunUrls: [], turn, transport: "all" },
    { visitId: "00000000-0000-7000-8000-000000000000", until },
  );
  const { username = "", credential = "" } = signed ?? {};
  for (let left = 50; left > 0; left--) {
    const args = [
      "-v",
      "-p",
      `${port}`,
      "-u",
      username,
      "-w",
      credential,
      "-y",
      "-c",
      "-n",
      "1",
      "-z",
      "1",
      "127.0.0.1",
    ];
    const { output } = await run({ file: "timeout", args: ["5", "turnutils_uclient", ...args] });
    if (/allocate response|allocate: error/.test(output)) return output;
    await pause(100);
  }
  throw new Error(`the relay does not answer: ${said()}`);
}
