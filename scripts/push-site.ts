import { type Running, startServer } from "@aufwind/server/main";
import { newSubscription, openPushReceiver, type PushReceiver, signedBy } from "@aufwind/server/test/push-receiver";

type Env = Record<string, string | undefined>;
type Started = { site: Running; receiver: PushReceiver };

export type PushSite = {
  /** `/push/open` answers where it is, and how a new browser subscribes; `/push/got/<number>/<key>` what it was sent. */
  answer(path: string): Promise<object>;
  stop(): Promise<void>;
};

/**
 * A second site, with a database of its own, whose pushes may go to a service on this machine; it starts when a journey
 * asks for it. The first one refuses that, as the world's does.
 */
export function pushSite(env: Env, { port, database }: { port: number; database: () => Promise<string> }): PushSite {
  let starting: Promise<Started> | undefined;
  const browsers = new Map<string, ReturnType<typeof newSubscription>>();
  const start = async (): Promise<Started> => {
    const receiver = await openPushReceiver();
    const place = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL: await database() };
    const site = await startServer({ ...env, ...place, MODE: "test", PRIVATE_NETWORKS: "allowed" });
    return { site, receiver };
  };
  return {
    async answer(path) {
      starting ??= start();
      const { site, receiver } = await starting;
      const [, , , number = String(browsers.size), key = ""] = path.split("/");
      const known = browsers.get(number);
      if (known) {
        const got = receiver.got.filter((each) => each.path === `/${number}`);
        return got.map((each) => ({ ...known.open(each), isSigned: signedBy(key, each) !== undefined }));
      }
      const made = newSubscription(`${receiver.url}/${number}`);
      browsers.set(number, made);
      return { url: site.url, subscription: made.subscription };
    },
    async stop() {
      const started = await starting?.catch(() => undefined);
      await started?.site.stop();
      await started?.receiver.close();
    },
  };
}
