import type { User } from "@aufwind/contract/accounts";
import type { LiveSummary } from "@aufwind/contract/events";
import type { Site } from "@aufwind/contract/site";
import { useRouteLoaderData } from "react-router";

/** The little of the site that every page carries. */
export type ShellSite = Pick<Site, "brand" | "publicUrl" | "tags" | "workshop">;
export type Scheme = "light" | "dark";
/** The little of a signed-in person that every page carries. */
export type Member = Pick<User, "userId" | "name" | "firstName" | "userType" | "email" | "profilePicture">;
export type RootData = {
  site: ShellSite;
  scheme: Scheme | null;
  user: Member | null;
  /** What a signed-in person has not read; null where that is not known. */
  live: LiveSummary | null;
};

const UNKNOWN: RootData = {
  site: { brand: "", publicUrl: "", tags: {}, workshop: false },
  scheme: null,
  user: null,
  live: null,
};

/** What the root loaded; empty where the root itself failed. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>("root") ?? UNKNOWN;
}

export const useSite = (): ShellSite => useRootData().site;

/** Who is signed in; null for a visitor. */
export const useMember = (): Member | null => useRootData().user;
