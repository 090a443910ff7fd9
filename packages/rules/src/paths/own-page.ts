import { localPath } from "./local-path.ts";

/** A page of ours as it may be told to others: no query, and no part long enough to be the secret of a link. */
export const OWN_PAGE = /^\/(?:de|en)(?:\/[\w-]{1,39}){0,6}$/;

/** The page behind an address where it is one of ours, else undefined. */
export function ownPage(to: string | null | undefined): string | undefined {
  const [path = ""] = (localPath(to) ?? "").split(/[?#]/);
  return OWN_PAGE.test(path) ? path : undefined;
}
