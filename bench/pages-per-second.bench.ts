import type { Figure } from "./figure.ts";
import { measureRates } from "./load.ts";
import { startSite } from "./site.ts";

/** How often one process on one core serves the home page, compressed, with and without the short cache. */
export async function run(): Promise<Figure[]> {
  const [rendering, caching] = await Promise.all([
    startSite({ env: { PAGE_CACHE: "false" } }),
    startSite({ env: { PAGE_CACHE: "true" } }),
  ]);
  const [rendered = 0, cached = 0] = await measureRates([`${rendering.url}/de`, `${caching.url}/de`]);
  await Promise.all([rendering.stop(), caching.stop()]);
  return [
    {
      name: "Home page, rendered each time",
      figure: `${Math.round(rendered)} pages/s`,
      target: "≥ 250",
      pass: rendered >= 250,
    },
    { name: "Home page, short cache", figure: `${Math.round(cached)} pages/s`, target: "≥ 3000", pass: cached >= 3000 },
  ];
}
