import type { Locale } from "@aufwind/rules/locale";
import type { Platform } from "../../platform/platform.ts";
import { sectionsFor } from "../legal-texts/queries.ts";

/** A part of the terms in plain words: a heading and its lines. */
export type TermsPart = { title: string; lines: string[] };

type Agreed = { version: string; locale: Locale };

const SECTIONS = ["payment", "cancellation", "session-and-no-show"];

/** What a version of the terms says about charging, cancelling and not coming. */
export function termsFor(platform: Pick<Platform, "config">, { version, locale }: Agreed): TermsPart[] {
  const sections = sectionsFor(platform, { text: "terms", version, locale });
  return SECTIONS.map((id) => {
    const found = sections.find((section) => section.id === id);
    if (!found) throw new Error(`the terms of ${version} have no section ${id}`);
    // The head of a table adds nothing to rows that read like sentences.
    const blocks = found.blocks.filter(({ kind }) => kind !== "head");
    return { title: found.title, lines: blocks.map(({ kind, text }) => (kind === "item" ? `• ${text}` : text)) };
  });
}
