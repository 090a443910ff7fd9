import autocannon from "autocannon";
import { median } from "./figure.ts";

/** Like a browser: includes decompression. */
const HEADERS = { "accept-encoding": "gzip, deflate, br" };

async function rate(url: string, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections: 50, duration: seconds, headers: HEADERS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

/** Answers per second of each warm address, alternating so that noise hits all alike: the median of five rounds. */
export async function measureRates(urls: string[], seconds = 2): Promise<number[]> {
  const rounds: number[][] = urls.map(() => []);
  for (const url of urls) await rate(url, 6);
  for (let round = 0; round < 5; round++) {
    for (const [place, url] of urls.entries()) rounds[place]?.push(await rate(url, seconds));
  }
  return rounds.map(median);
}
