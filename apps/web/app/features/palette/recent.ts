import { RECENT_ENTRIES } from "../../platform/forms/forget-drafts.ts";

/** What was opened from the palette. Never a name: whoever looks into this browser's storage learns nobody's. */
export type Recent = { kind: "person" | "appointment" | "page"; id: string };

const MOST = 6;

const isRecent = (each: unknown): each is Recent =>
  typeof each === "object" && each !== null && "kind" in each && "id" in each && typeof each.id === "string";

/** The latest first; nothing without storage. */
export function readRecent(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_ENTRIES) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(opened: Recent): void {
  const others = readRecent().filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
  try {
    localStorage.setItem(RECENT_ENTRIES, JSON.stringify([opened, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered.
  }
}
