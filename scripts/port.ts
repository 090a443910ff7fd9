import { once } from "node:events";
import { createServer } from "node:net";

/** Opens the port and lets it go: a taken one is said before the slow work, not after it. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
