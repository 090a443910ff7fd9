import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { demoAccounts } from "./accounts.ts";
import { tagAt } from "./login-page.ts";
import { CLIENT, createMailProvider } from "./mail-provider.ts";

type Options = {
  /** 0: any free port. */
  port?: number;
  /** Where the site is. */
  siteUrl: string;
};

export type PartnerSandbox = {
  url: string;
  /** The environment variables that configure the site for these partners. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

/** Local partners of the site: a mail provider to sign in through, and the scripts that load after consent. */
export async function startPartnerSandbox({ port = 0, siteUrl }: Options): Promise<PartnerSandbox> {
  let answer: RequestListener = () => undefined;
  const server = createServer((request, response) => {
    const tag = tagAt(request.url ?? "/");
    if (tag === undefined) return answer(request, response);
    response.writeHead(200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" }).end(tag);
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, "127.0.0.1", listening);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const redirectUri = `${siteUrl}/api/visitors/providers/oidc/return`;
  answer = await createMailProvider(url, { accounts: demoAccounts(), redirectUri });
  return {
    url,
    env: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: "Demo-Mail",
      MARKETING_TAG_URL: `${url}/marketing.js`,
      MARKETING_TAG_PROVIDER: "Werbewirkung Demo GmbH, Berlin",
      MARKETING_TAG_PRIVACY_URL: "https://werbewirkung.example/datenschutz",
      MARKETING_TAG_STORAGE: "_demo_ad=90,_demo_visit=session",
      MAILING_TAG_URL: `${url}/mailing.js`,
      MAILING_TAG_PROVIDER: "Briefpost Demo GmbH, Berlin",
      MAILING_TAG_STORAGE: "none",
    },
    async stop() {
      const closed = new Promise<unknown>((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
