import { useEffect, useState } from "react";
import { LAST_SEARCH } from "../../platform/forms/forget-drafts.ts";

/** The search page says where it is, so that a profile can lead back to the same results. In this tab only. */
export function keepLastSearch(path: string): void {
  try {
    sessionStorage.setItem(LAST_SEARCH, path);
  } catch {
    // Where nothing may be stored, the link leads to the search itself.
  }
}

/** The results that this tab showed last, in the language of the page; known once JavaScript runs. */
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
