import type { TextBlock, TextSection } from "@aufwind/rules/legal-texts-sections";
import type { Locale } from "@aufwind/rules/locale";
import { dayIn } from "../../platform/documents/formats.ts";
import { type Paper, type PaperPart, POINT } from "../../platform/documents/paper.ts";
import type { Platform } from "../../platform/platform.ts";

type Written = { title: string; version: string; locale: Locale; sections: readonly TextSection[] };

/** A version in plain words, to be laid out or sent as text. */
export function textPaper({ translator, config }: Pick<Platform, "translator" | "config">, written: Written): Paper {
  const { title, version, locale, sections } = written;
  return {
    locale,
    title,
    lead: translator.t(locale, "legal-texts:paper.version", { day: dayIn(locale, version) }),
    madeAt: `${version}T00:00:00Z`,
    parts: partsOf(sections),
    head: config.brand,
    pageNumber: translator.t(locale, "legal-texts:paper.page", { page: "{page}", pages: "{pages}" }),
  };
}

/** Rows of a table read like entries of a list. */
export const linesOf = (blocks: readonly TextBlock[]): string[] =>
  blocks.map(({ kind, text }) => (kind === "item" || kind === "row" ? `${POINT}${text}` : text));

/** Each great part with its sections; the introduction has no heading. */
function partsOf(sections: readonly TextSection[]): PaperPart[] {
  const parts: PaperPart[] = [];
  for (const { level, title, blocks } of sections) {
    const lines = linesOf(blocks);
    const part = parts.at(-1);
    if (level > 2 && part) part.texts.push({ heading: title, lines });
    else parts.push({ ...(title && { title }), facts: [], texts: [{ lines }] });
  }
  return parts;
}
