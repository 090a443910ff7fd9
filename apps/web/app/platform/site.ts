import type { Site } from "@aufwind/contract/site";
import { useRouteLoaderData } from "react-router";

/** The little of the site that every page carries. */
export type ShellSite = Pick<Site, "brand" | "publicUrl" | "tags" | "workshop">;
export type Scheme = "light" | "dark";
export type RootData = { site: ShellSite; scheme: Scheme | null };

const UNKNOWN: RootData = { site: { brand: "", publicUrl: "", tags: {}, workshop: false }, scheme: null };

/** What the root loaded; empty where the root itself failed. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>("root") ?? UNKNOWN;
}

export const useSite = (): ShellSite => useRootData().site;
