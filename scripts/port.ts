import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "./start-error.ts";

/** Opens and closes the port: a taken one is reported before the slow work. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

/** A port of this machine that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new StartError("No free port was found.");
  return address.port;
}
