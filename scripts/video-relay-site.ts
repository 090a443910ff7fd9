import { randomBytes } from "node:crypto";
import { type Running, startServer } from "@aufwind/server/main";
import { startTurnServer, type TurnServer } from "@aufwind/server/test/turn-server";

type Relayed = { site: Running; relay: TurnServer };

export type RelayedSite = {
  /** `/relay/open` answers its address; `/relay/pause` and `/relay/resume` cut and restore the network. */
  answer(path: string): Promise<{ url: string | null }>;
  stop(): Promise<void>;
};

/** The same site again, whose video uses the relay only. Started on request; none if no relay is installed. */
export function relayedSite(env: Record<string, string | undefined>, port: number): RelayedSite {
  let starting: Promise<Relayed | undefined> | undefined;
  const start = async (): Promise<Relayed | undefined> => {
    const secret = randomBytes(24).toString("hex");
    const relay = await startTurnServer({ secret });
    if (!relay) return undefined;
    const ice = { TURN_URLS: relay.url, TURN_SECRET: secret, ICE_TRANSPORT: "relay" };
    const place = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, ROLE: "web" };
    const site = await startServer({ ...env, ...place, ...ice }).catch(async (error: unknown) => {
      await relay.stop();
      throw error;
    });
    return { site, relay };
  };
  return {
    async answer(path) {
      starting ??= start();
      const started = await starting;
      if (path === "/relay/pause") started?.relay.pause();
      else started?.relay.resume();
      return { url: started?.site.url ?? null };
    },
    async stop() {
      const started = await starting?.catch(() => undefined);
      await started?.site.stop();
      await started?.relay.stop();
    },
  };
}
