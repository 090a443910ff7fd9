import type { User } from "@aufwind/contract/accounts";
import type { LiveSummary } from "@aufwind/contract/events";
import type { Site } from "@aufwind/contract/site";
import { useRouteLoaderData } from "react-router";

/** What every page carries of the site. */
export type ShellSite = Pick<Site, "brand" | "publicUrl" | "tags" | "devTools">;
export type Scheme = "light" | "dark";
/** What every page carries of a signed-in person. */
export type Member = Pick<User, "userId" | "name" | "firstName" | "userType" | "email" | "profilePicture">;
export type RootData = {
  site: ShellSite;
  scheme: Scheme | null;
  user: Member | null;
  /** A signed-in person's unread counts; null if unknown. */
  live: LiveSummary | null;
};

const UNKNOWN: RootData = {
  site: { brand: "", publicUrl: "", tags: {}, devTools: false },
  scheme: null,
  user: null,
  live: null,
};

/** The root's data; empty if the root itself failed. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>("root") ?? UNKNOWN;
}

export const useSite = (): ShellSite => useRootData().site;

/** Who is signed in; null for a visitor. */
export const useMember = (): Member | null => useRootData().user;
