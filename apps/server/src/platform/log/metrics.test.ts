import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { serveMetrics } from "./metrics.ts";

test("with a token the metrics are for whoever brings it, and for nobody else", async () => {
  const [port, token] = [await freePort(), "wK7-qZ2mP9-tR4xB8-vN1cD6-hJ3fG5ab"];
  const stop = await serveMetrics({ port, host: "127.0.0.1", token });
  const asked = async (authorization?: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: authorization ? { authorization } : {} });
    return [response.status, (await response.text()).includes("http_request_seconds")];
  };
  expect(await asked()).toEqual([401, false]);
  expect(await asked("Bearer wrong")).toEqual([401, false]);
  expect(await asked(`Bearer ${token}`)).toEqual([200, true]);
  await stop();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
