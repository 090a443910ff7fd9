import { makeBusyCoach } from "./busy-coach.ts";
import { type Figure, median } from "./figure.ts";
import { newDatabase, type Site, startSite } from "./site.ts";

const PAGES = 10;
const SIZE = 10;
const ROUNDS = 100;
const LEAST_RATIO = 3;

/** A list on its tenth page shows all before it: in one answer, and beside that in ten as it was. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const cookie = await makeBusyCoach(databaseUrl, { coaches: 200, past: 9900, ahead: 100, reviews: 2000 });
  const site = await startSite({ databaseUrl, allCores: true });
  try {
    const figures = [];
    for (const name of ["appointments", "clients", "finances"]) figures.push(await compared(site, { cookie, name }));
    return figures;
  } finally {
    await site.stop();
  }
}

async function compared({ url }: Site, { cookie, name }: { cookie: string; name: string }): Promise<Figure> {
  const ask = async (rest: string) => {
    const answer = await fetch(`${url}/api/coaches/${name}/${rest}`, { headers: { cookie } });
    return ((await answer.json()) as { items: unknown[] }).items.length;
  };
  const apart = async () => {
    const answers = Array.from({ length: PAGES }, (_, page) => ask(`${page}/${SIZE}/desc`));
    return (await Promise.all(answers)).reduce((sum, count) => sum + count, 0);
  };
  const together = () => ask(`0/${SIZE}/desc?pages=${PAGES}`);
  const [before, after] = [[] as number[], [] as number[]];
  // In turn, so that whatever else the machine does counts for both.
  for (let round = 0; round < ROUNDS; round++) {
    before.push(await timed(apart));
    after.push(await timed(together));
  }
  const [slow, fast] = [median(before), median(after)];
  return {
    name: `Ten pages of a coach's ${name} in one answer instead of ten`,
    figure: `${(slow / fast).toFixed(1)} times as fast (${fast.toFixed(1)} of ${slow.toFixed(1)} ms)`,
    target: `≥ ${LEAST_RATIO} times`,
    pass: slow / fast >= LEAST_RATIO,
  };
}

async function timed(ask: () => Promise<number>): Promise<number> {
  const begin = performance.now();
  const count = await ask();
  if (count !== PAGES * SIZE) throw new Error(`${count} rows`);
  return performance.now() - begin;
}
