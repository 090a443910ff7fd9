import { type Running, startServer } from "@aufwind/server/main";
import { openDatabase } from "@aufwind/server/platform/database/database";
import { createLog } from "@aufwind/server/platform/log/log";
import { newSubscription, openPushReceiver, type PushReceiver, signedBy } from "@aufwind/server/test/push-receiver";

type Env = Record<string, string | undefined>;
type Pool = ReturnType<typeof openDatabase>["pool"];
type Started = { site: Running; receiver: PushReceiver; pool: Pool };

export type PushSite = {
  /**
   * `/push/open` answers its address, and how a new browser subscribes; `/push/got/<number>/<key>` what it was sent;
   * `/push/held` how many wait.
   */
  answer(path: string): Promise<object>;
  stop(): Promise<void>;
};

/** What is delayed by quiet hours. */
const HELD = "select from notifications where push_due_at > now() + interval '10 minutes'";

/**
 * A second site, with its own database, whose pushes may go to a service on this machine; started on request. The first
 * one refuses that, like production.
 */
export function pushSite(env: Env, { port, database }: { port: number; database: () => Promise<string> }): PushSite {
  let starting: Promise<Started> | undefined;
  const browsers = new Map<string, ReturnType<typeof newSubscription>>();
  const start = async (): Promise<Started> => {
    const receiver = await openPushReceiver();
    const url = await database();
    const place = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL: url };
    const site = await startServer({ ...env, ...place, MODE: "test", PRIVATE_NETWORKS: "allowed" });
    return { site, receiver, pool: openDatabase({ url, pool: 1 }, createLog("silent")).pool };
  };
  return {
    async answer(path) {
      starting ??= start();
      const { site, receiver, pool } = await starting;
      if (path === "/push/held") return { count: (await pool.query(HELD)).rowCount };
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
      await started?.pool.end();
      await started?.site.stop();
      await started?.receiver.close();
    },
  };
}
