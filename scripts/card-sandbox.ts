import { chmodSync } from "node:fs";
import { join } from "node:path";
import { onStop } from "./lifecycle.ts";
import { checkPort } from "./port.ts";
import { privateFolder } from "./private-folder.ts";
import { step } from "./progress.ts";

type Place = { dataFolder: string; port: number; siteUrl: string };

/** The real provider's variables; with one of them the sandbox is not started. */
const KEYS = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"];

/** The sandbox's port: ten above the site's. */
export const sandboxPort = (port: number): number => port + 10;

/** The card sandbox, which ends with this process; returns the variables for it. */
export async function ownCards({ dataFolder, port, siteUrl }: Place): Promise<Record<string, string>> {
  if (KEYS.some((key) => process.env[key])) return {};
  if (process.env.CARD_SANDBOX_URL) return { CARD_SANDBOX_URL: process.env.CARD_SANDBOX_URL };
  await checkPort(port, "127.0.0.1");
  await step("Starting the card sandbox", async () => {
    const { startCardSandbox } = await import("@aufwind/card-sandbox/sandbox");
    privateFolder(dataFolder);
    const file = join(dataFolder, "card-sandbox.sqlite");
    const sandbox = await startCardSandbox({
      port,
      file,
      webhook: { url: `${siteUrl}/api/stripe/webhook` },
    });
    chmodSync(file, 0o600);
    onStop(() => sandbox.stop());
  });
  return { CARD_SANDBOX_URL: `http://localhost:${port}` };
}
