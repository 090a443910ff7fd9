import { fileURLToPath } from "node:url";
import type { Figure } from "./figure.ts";
import { measureRates } from "./load.ts";
import { freePort, onFirstCore, startSite, stopProcess, waitUntilReachable } from "./site.ts";

/** What ids, logs, headers, access and problems cost a small JSON route, compared with a bare Hono server. */
export async function run(): Promise<Figure[]> {
  const [port, site] = [await freePort(), await startSite()];
  const ANSWER = await (await fetch(`${site.url}/api/site`)).text();
  const bare = onFirstCore(fileURLToPath(new URL("bare-hono.ts", import.meta.url)), { PORT: String(port), ANSWER });
  const bareUrl = `http://127.0.0.1:${port}/api/site`;
  await waitUntilReachable(bareUrl);
  const [bareRate = 1, rate = 0] = await measureRates([bareUrl, `${site.url}/api/site`]);
  await Promise.all([stopProcess(bare), site.stop()]);
  const share = Math.round((rate / bareRate) * 100);
  return [
    {
      name: "Small JSON route beside bare Hono",
      figure: `${share} % (${Math.round(rate)} of ${Math.round(bareRate)}/s)`,
      target: "≥ 60 %",
      pass: share >= 60,
    },
  ];
}
