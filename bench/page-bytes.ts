import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Most readers' clock; elsewhere a page also asks a worker for the name of its zone, a tenth of a kilobyte. */
export const IN_GERMANY = { timezoneId: "Europe/Berlin" } as const;

export const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** What a page loads of its own accord, in bytes: scripts and styles as gzip, fonts as they are. */
export async function measurePageBytes(page: Page, url: string) {
  const weight = { script: 0, stylesheet: 0, font: 0, sheets: 0 };
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet" && kind !== "font") return;
    if (kind === "stylesheet") weight.sheets++;
    bodies.push(
      response.body().then((body) => {
        weight[kind] += kind === "font" ? body.length : gzipSync(body).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await Promise.all(bodies);
  return weight;
}
