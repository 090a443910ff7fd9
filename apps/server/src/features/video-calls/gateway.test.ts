import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTurnServer, type TurnServer } from "../../../test/turn-server.ts";
import { iceServers } from "./gateway.ts";

const secret = "a-secret-that-coturn-knows-as-well";
const NOTHING = { stunUrls: [], turn: undefined, transport: "all" } as const;
const visitId = "019a8b00-0000-7000-8000-000000000001";
let relay: TurnServer | undefined;
beforeAll(async () => {
  relay = await startTurnServer({ secret });
});
afterAll(() => relay?.stop());

const credentials = (until: number, by = secret) => {
  const ice = { ...NOTHING, stunUrls: [], turn: { urls: ["turn:x"], secret: by } };
  return iceServers(ice, { visitId, until: new Date(Math.floor(until / 1000) * 1000) })[0] ?? { urls: [] };
};

/** Whether a relay accepts these credentials. */
async function isRelayed({ port }: TurnServer, { username = "", credential = "" }: ReturnType<typeof credentials>) {
  const who = ["-u", username, "-w", credential];
  const client = spawn("turnutils_uclient", ["-p", `${port}`, ...who, "-y", "-c", "-n", "1", "-z", "1", "127.0.0.1"]);
  let said = "";
  client.stdout.on("data", (bytes) => {
    said += bytes;
  });
  await once(client, "close");
  return /tot_send_msgs=2, tot_recv_msgs=2/.test(said);
}

test("without a relay there are no credentials, and without anything no helper of somebody else's", () => {
  const asked = { visitId, until: new Date("2026-11-18T14:16:00Z") };
  expect(iceServers({ ...NOTHING, stunUrls: [] }, asked)).toEqual([]);
  expect(iceServers({ ...NOTHING, stunUrls: ["stun:a"] }, asked)).toEqual([{ urls: ["stun:a"] }]);
});

test("coturn relays for what is given out, and not for what is over, altered or made with another secret", async () => {
  if (!relay) return console.warn("coturn is not installed here: its credentials were not tried on a real relay.");
  const now = Date.now();
  const good = credentials(now + 60_000);
  const longer = { ...good, username: `${Math.floor(now / 1000) + 86_400}:${visitId}` };
  const all = [good, credentials(now - 5000), credentials(now + 60_000, "another"), longer];
  const server = relay;
  expect(await Promise.all(all.map((each) => isRelayed(server, each)))).toEqual([true, false, false, false]);
}, 30_000);
