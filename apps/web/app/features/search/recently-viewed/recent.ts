import type { Picture } from "@aufwind/contract/coach-profiles";
import { RECENT_COACHES } from "../../../platform/forms/forget-drafts.ts";

/** A coach whose profile was opened on this device. */
export type Viewed = { slug: string; name: string; tagLine: string; picture: string | null; at: number };

const MOST = 8;
/** Long-ago visits are dropped: the coach may be gone. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The list after one more visit: latest first, without duplicates. */
export const withVisit = (list: Viewed[], visit: Viewed): Viewed[] =>
  [visit, ...list.filter(({ slug }) => slug !== visit.slug)].slice(0, MOST);

/** The stored list, validated and not too old: others may have written there. */
export function readViewed(stored: string | null, now: number): Viewed[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter((each): each is Viewed => isViewed(each) && each.at > now - KEPT_MS) : [];
  } catch {
    return [];
  }
}

function isViewed(each: unknown): each is Viewed {
  if (typeof each !== "object" || each === null) return false;
  const { slug, name, tagLine, picture, at } = each as Record<string, unknown>;
  const isPicture = picture === null || (typeof picture === "string" && picture.startsWith("/"));
  return [slug, name, tagLine].every((text) => typeof text === "string") && isPicture && typeof at === "number";
}

/** Stores the visit on this device only. */
export function remember(visit: Omit<Viewed, "at">): void {
  try {
    const now = Date.now();
    const list = readViewed(localStorage.getItem(RECENT_COACHES), now);
    localStorage.setItem(RECENT_COACHES, JSON.stringify(withVisit(list, { ...visit, at: now })));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** The narrowest picture that is sharp on a small card. */
export const smallest = (picture: Picture | null): string | null =>
  Object.entries(picture?.urls ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .find(([width]) => Number(width) >= 112)?.[1] ?? null;
