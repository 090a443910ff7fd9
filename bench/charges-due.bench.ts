import { type CardSandbox, startCardSandbox } from "@aufwind/card-sandbox/sandbox";
import { transact } from "@aufwind/server/platform/database/database";
import type { Platform } from "@aufwind/server/platform/platform";
import { makeAppointmentsToCharge } from "./appointments-to-charge.ts";
import type { Figure } from "./figure.ts";
import { ownPlatform } from "./own-platform.ts";
import { newDatabase, startSite } from "./site.ts";

const COACHES = 200;
const EACH = Number(process.env.BENCH_EACH ?? 50);
const CHARGES = COACHES * EACH;
const PER_SECOND = 25;
const LIMIT_SECONDS = 15 * 60;

/** All charges at once, while the provider accepts 25 requests a second and sends a webhook for each. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const sandbox = await startCardSandbox();
  const env = { DATABASE_URL: databaseUrl, CARD_SANDBOX_URL: sandbox.url };
  const platform = await ownPlatform(env);
  await makeAppointmentsToCharge(platform, sandbox, { coaches: COACHES, each: EACH, isDue: true });
  sandbox.faults({ perSecond: PER_SECOND });
  const site = await startSite({ databaseUrl, allCores: true, env: { ...env, ROLE: "all" } });
  sandbox.sendTo({ url: `${site.url}/api/stripe/webhook` });
  const began = performance.now();
  await transact(platform.database, (tx) => platform.jobs.add(tx, "payments-due", {}));
  const tried = await untilTried(platform);
  const paid = await untilPaid(platform);
  const seconds = (at: number) => (at - began) / 1000;
  const figures = [...timing(seconds(tried), seconds(paid)), ...(await order(platform, sandbox))];
  await site.stop();
  await platform.jobs.stop();
  await platform.database.destroy();
  await sandbox.stop();
  return figures;
}

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 500));
  return performance.now();
};
const counted = async ({ pool }: Platform, where: string) => {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from charges where ${where}`);
  return Number(rows[0]?.count);
};
const untilTried = (platform: Platform) => until(async () => (await counted(platform, "attempt = 0")) === 0);
const untilPaid = (platform: Platform) => until(async () => (await counted(platform, "status <> 'paid'")) === 0);

const timing = (tried: number, paid: number): Figure[] => [
  {
    name: `${CHARGES} charges due in the same minute, ${PER_SECOND} requests a second: all tried (all paid)`,
    figure: `${(tried / 60).toFixed(1)} min (${(paid / 60).toFixed(1)} min)`,
    target: "< 15",
    pass: tried < LIMIT_SECONDS,
  },
];

/** How far the provider's order deviates from that of the starts; equal starts may come in any order. */
async function order({ database }: Platform, sandbox: CardSandbox): Promise<Figure[]> {
  const rows = await database.selectFrom("charges").select(["appointment_id", "starts_at"]).execute();
  const starts = new Map(rows.map(({ appointment_id, starts_at }) => [appointment_id, starts_at.getTime()]));
  const { charges } = sandbox.books();
  const came = charges.map(({ metadata }) => starts.get(metadata.appointment ?? "") ?? 0);
  const sorted = came.toSorted((one, other) => one - other);
  const away = came.map((start, place) => {
    const [first, last] = [sorted.indexOf(start), sorted.lastIndexOf(start)];
    return Math.max(0, first - place, place - last);
  });
  const far = away.filter((places) => places > AT_ONCE);
  const isOnce = new Set(charges.map(({ metadata }) => metadata.appointment)).size === CHARGES;
  return [
    {
      name: "… in the order of their start: places out of order at most (charges more than eight places out)",
      figure: `${Math.max(...away)} (${far.length} of ${charges.length})`,
      target: "< 1 %",
      pass: far.length < CHARGES / 100 && charges.length === CHARGES && isOnce,
    },
  ];
}
/** Concurrency. */
const AT_ONCE = 8;
