import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCardSandbox } from "@aufwind/card-sandbox/sandbox";
import { type Site, startSite, waitUntilReachable } from "./site.ts";

export type Demo = Site & { folder: string };

/** The product with the demo's coaches, in a folder of its own. */
export async function startDemo(): Promise<Demo> {
  const folder = mkdtempSync(join(tmpdir(), "demo-"));
  const cards = await startCardSandbox({ delivers: false });
  const env = {
    MODE: "demo",
    ROLE: "all",
    PASSWORD_COST: "light",
    DATA_FOLDER: folder,
    CARD_SANDBOX_URL: cards.url,
  };
  // Its past is made up before it answers.
  const site = await startSite({ allCores: true, env, minutes: 5 });
  async function stop() {
    await site.stop();
    await cards.stop();
    rmSync(folder, { recursive: true });
  }
  return { ...site, folder, stop };
}

/** The pages of a first visit; the booking is of the first time that the search offers. */
export async function visitorPages({ url }: Site) {
  await waitUntilReachable(`${url}/de/coaches`);
  const search = await (await fetch(`${url}/de/coaches`)).text();
  const [, profile, time] = /href="(\/de\/coaches\/[\w-]+)\?([^"]+)#booking"/.exec(search) ?? [];
  if (!profile || !time) throw new Error("The search offers no time to book.");
  return {
    home: "/de",
    search: "/de/coaches",
    profile,
    booking: `${profile}/buchen?${time.replaceAll("&amp;", "&")}`,
    blog: "/de/blog",
  };
}
