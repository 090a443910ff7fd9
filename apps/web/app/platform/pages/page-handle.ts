import type { Namespace } from "../i18n/namespaces.ts";

/** What a route may say about itself: `export const handle = { words: ["home"] } satisfies PageHandle`. */
export type PageHandle = {
  /** The namespaces whose texts the page shows, beside the shared ones. */
  words?: readonly Namespace[];
  /** No third-party script may ever run on this page, whatever the visitor agreed to: card forms, topics. */
  noTags?: true;
};
