import type { Room } from "./rooms.ts";

/** What a route may say about itself: `export const handle = { words: ["home"] } satisfies PageHandle`. */
export type PageHandle = {
  /** The rooms whose words the page shows, beside the shared ones. */
  words?: readonly Room[];
  /** No third-party script may ever run on this page, whatever the visitor agreed to: card forms, topics. */
  noTags?: true;
};
