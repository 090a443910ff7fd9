import { useEffect, useState } from "react";
import { LAST_SEARCH } from "../../platform/forms/forget-drafts.ts";

/** The search page stores its address, so that a profile can link back to the same results. In this tab only. */
export function keepLastSearch(path: string): void {
  try {
    sessionStorage.setItem(LAST_SEARCH, path);
  } catch {
    // Without storage the link leads to the search itself.
  }
}

/** This tab's last results, in the page's language; known once JavaScript runs. */
export function useLastSearch(searchPage: string): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    try {
      const kept = sessionStorage.getItem(LAST_SEARCH);
      if (kept === searchPage || kept?.startsWith(`${searchPage}?`)) setPath(kept);
    } catch {
      // As above.
    }
  }, [searchPage]);
  return path;
}
