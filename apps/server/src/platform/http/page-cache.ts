import type { PageNote } from "@aufwind/contract/platform/page-notes";
import type { NonceSplicedPage } from "./nonce-splice.ts";

export type Page = { status: number; headers: Headers; body: NonceSplicedPage; notes: readonly PageNote[] };

type Kept = { page: Promise<Page>; until: number };

const TTL = 5000;
const MOST = 500;

/**
 * Pages for visitors who are not signed in, for a few seconds: one rendering serves everybody meanwhile. Only
 * successful ones are cached; the oldest is evicted when there are too many.
 */
export function createPageCache(now: () => number = performance.now.bind(performance)) {
  const kept = new Map<string, Kept>();
  return {
    async get(key: string, render: () => Promise<Page>): Promise<{ page: Page; fresh: boolean }> {
      const known = kept.get(key);
      if (known && known.until > now()) return { page: await known.page, fresh: false };
      const page = render();
      kept.delete(key);
      kept.set(key, { page, until: now() + TTL });
      const oldest = kept.keys().next().value;
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      const done = await page.catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
      if (!mayKeep(done)) kept.delete(key);
      return { page: done, fresh: true };
    },
  };
}

const mayKeep = ({ status, headers }: Page) =>
  status === 200 && !headers.has("set-cookie") && !/no-store|private/.test(headers.get("cache-control") ?? "");
