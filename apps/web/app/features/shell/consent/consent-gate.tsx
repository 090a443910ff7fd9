import { lazy, Suspense, useEffect, useState } from "react";
import { useMatches } from "react-router";
import { documentNonce } from "../../../platform/http/document-context.ts";
import type { PageHandle } from "../../../platform/pages/page-meta.ts";
import { type ShellSite, useSite } from "../../../platform/pages/site.ts";
import { type Consent, keepConsent, onOpenConsent, PURPOSES, purposesOf, readConsent } from "./consent.ts";

const loaded = new Set<string>();

/** Whether a third party's script runs in this document; only a new document is free of it. */
const hasTags = () => loaded.size > 0;

/** Loads the scripts that the visitor consented to, once each. */
function loadTags(tags: ShellSite["tags"], consent: Consent) {
  for (const purpose of PURPOSES) {
    const src = tags[purpose]?.src;
    if (!src || !consent[purpose] || loaded.has(src)) continue;
    loaded.add(src);
    const script = document.createElement("script");
    script.async = true;
    script.nonce = documentNonce();
    script.src = src;
    document.head.append(script);
  }
}

const ConsentDialog = lazy(() => import("./consent-dialog.tsx").then((module) => ({ default: module.ConsentDialog })));

/**
 * Third parties load only after consent, and never on a page that forbids them: if one already runs, such a page is
 * loaded as a new document.
 */
export function ConsentGate({ children }: { children: React.ReactNode }) {
  const { tags } = useSite();
  const forbidden = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.noTags);
  const leave = forbidden && typeof document !== "undefined" && hasTags();
  const [open, setOpen] = useState(false);

  useEffect(() => onOpenConsent(() => setOpen(true)), []);
  useEffect(() => {
    if (leave) return window.location.reload();
    if (forbidden) return;
    const consent = readConsent();
    if (consent) loadTags(tags, consent);
    else if (purposesOf(tags).length > 0) setOpen(true);
  }, [leave, forbidden, tags]);

  function decide(consent: Consent) {
    const before = readConsent();
    keepConsent(consent);
    setOpen(false);
    const withdrawn = purposesOf(tags).some((purpose) => before?.[purpose] && !consent[purpose]);
    if (withdrawn && hasTags()) window.location.reload();
    else if (!forbidden) loadTags(tags, consent);
  }
  return (
    <>
      {leave ? null : children}
      {open && (
        <Suspense>
          <ConsentDialog tags={tags} decide={decide} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
