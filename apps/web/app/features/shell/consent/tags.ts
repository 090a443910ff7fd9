import { documentNonce } from "../../../platform/nonce.ts";
import type { ShellSite } from "../../../platform/site.ts";
import { type Consent, PURPOSES } from "./consent.ts";

const loaded = new Set<string>();

/** Whether a third party's script runs in this document; only a new document is free of it. */
export const hasTags = () => loaded.size > 0;

/** Loads the third parties that the visitor agreed to, each once. */
export function loadTags(tags: ShellSite["tags"], consent: Consent) {
  for (const purpose of PURPOSES) {
    const src = tags[purpose];
    if (!src || !consent[purpose] || loaded.has(src)) continue;
    loaded.add(src);
    const script = document.createElement("script");
    script.async = true;
    script.nonce = documentNonce();
    script.src = src;
    document.head.append(script);
  }
}
