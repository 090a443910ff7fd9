import { once } from "node:events";
import { createServer } from "node:net";

/** Opens and closes the port: a taken one is reported before the slow work. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
