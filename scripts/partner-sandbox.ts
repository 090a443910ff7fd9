import { onStop } from "./lifecycle.ts";
import { checkPort } from "./port.ts";
import { step } from "./progress.ts";

/** The partner sandbox's port: eleven above the site's. */
export const partnerPort = (port: number): number => port + 11;

/** A mail provider and two harmless tags, which end with this process; existing settings are kept. */
export async function ownPartners({ port, siteUrl }: { port: number; siteUrl: string }) {
  const { env: given } = process;
  await checkPort(port, "127.0.0.1");
  const env = await step("Starting the mail provider of the demo", async () => {
    const { startPartnerSandbox } = await import("@aufwind/partner-sandbox/sandbox");
    const sandbox = await startPartnerSandbox({ port, siteUrl });
    onStop(() => sandbox.stop());
    return sandbox.env;
  });
  const isGiven = (name: string) =>
    (given.OIDC_ISSUER && name.startsWith("OIDC_")) ||
    (given.MARKETING_TAG_URL && name.startsWith("MARKETING_TAG_")) ||
    (given.MAILING_TAG_URL && name.startsWith("MAILING_TAG_"));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isGiven(name)));
}
