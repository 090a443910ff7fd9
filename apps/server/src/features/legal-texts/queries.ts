import { createHash } from "node:crypto";
import type { Announced, CountedVersion, OwnTexts } from "@aufwind/contract/legal-texts";
import {
  isAgreedText,
  LEGAL_TEXTS,
  type LegalText,
  readersOf,
  versionBefore,
  versionFor,
  versionOn,
  versionsToAnnounce,
} from "@aufwind/rules/legal-texts";
import { fillNames, sectionsOf, type TextBlock, type TextSection, titleOf } from "@aufwind/rules/legal-texts-sections";
import type { Locale } from "@aufwind/rules/locale";
import { berlinDay, berlinDayStart } from "../../platform/calendar/berlin-days.ts";
import type { DbOrTx } from "../../platform/database/database.ts";
import { dayIn } from "../../platform/documents/formats.ts";
import { printDocument } from "../../platform/documents/print-document.ts";
import { BULLET, type PrintedDocument, type PrintedPart } from "../../platform/documents/printed-document.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ThreadRequest } from "../../platform/threads/thread-pool.ts";
import * as store from "./store.ts";
import { sourceOf, textVersionsOf } from "./text-files.ts";

type Shelves = Pick<Platform, "config" | "clock">;

export const versionsOf = ({ config }: Pick<Platform, "config">, text: LegalText): string[] => [
  ...textVersionsOf(config)[text].keys(),
];

/** The version that holds for whoever comes today. */
export const inForce = (platform: Shelves, text: LegalText): string =>
  versionOn(versionsOf(platform, text), berlinDay(platform.clock.now()));

type Which = { text: LegalText; version: string; locale: Locale };

/** One version in plain words, with the names of this installation. */
function sectionsFor({ config }: Pick<Platform, "config">, which: Which): TextSection[] {
  return sectionsOf(fillNames(wordsOf(config, which), { brand: config.brand, ...config.company }));
}

function wordsOf(config: Platform["config"], which: Which): string {
  const source = sourceOf(config, which);
  if (source === undefined) throw new Error(`no ${which.text} of ${which.version}`);
  return source;
}

/** Some sections of a version in plain words. */
export function quote(platform: Pick<Platform, "config">, which: Which, ids: readonly string[]): QuotedSection[] {
  const sections = sectionsFor(platform, which);
  return ids.map((id) => {
    const found = sections.find((section) => section.id === id);
    if (!found) throw new Error(`${which.text} of ${which.version} has no section ${id}`);
    // The head of a table adds nothing to rows that read like sentences.
    return { title: found.title, lines: linesOf(found.blocks.filter(({ kind }) => kind !== "head")) };
  });
}
type QuotedSection = { title: string; lines: string[] };

/** A version as a document of words alone. */
export const documentOfText = (platform: Pick<Platform, "config" | "translator">, which: Which): PrintedDocument =>
  textDocument(platform, {
    ...which,
    title: titleOf(wordsOf(platform.config, which)),
    sections: sectionsFor(platform, which),
  });

/** A version as PDF: laid out once, then kept under the sum of its words, which name this installation. */
export async function pdfOfText(
  platform: Platform,
  which: Which,
  wanted: Omit<ThreadRequest, "log">,
): Promise<Uint8Array> {
  const { files, log } = platform;
  const document = documentOfText(platform, which);
  const sum = createHash("sha256").update(JSON.stringify(document)).digest("hex");
  const key = `legal-texts/${which.text}-${which.version}-${which.locale}-${sum}.pdf`;
  const kept = await files.get(key);
  if (kept) return kept.bytes;
  const bytes = await printDocument(document, { ...wanted, log });
  await files.put(key, Buffer.from(bytes), "application/pdf");
  return bytes;
}

/** Which versions apply to somebody, and what they were told. */
export async function ownTexts(platform: Shelves, db: DbOrTx, userId: string): Promise<OwnTexts> {
  const [agreements, announcements] = await Promise.all([
    store.findAgreements(db, userId),
    store.findAnnouncements(db, userId),
  ]);
  const today = berlinDay(platform.clock.now());
  const texts = LEGAL_TEXTS.map((text) => {
    const versions = versionsOf(platform, text);
    const agreed = agreements.filter((each) => each.text === text).map(({ version }) => version);
    const announced = announcements
      .filter((each) => each.text === text)
      .map(({ version, applies_on }) => ({ version, appliesOn: applies_on }));
    const holds = versionOn(versions, today);
    // Nobody agrees to the privacy policy: the one that holds informs everybody.
    const own = isAgreedText(text) ? versionFor({ versions, agreed, announced, today }) : holds;
    return { text, own, inForce: holds };
  });
  return { texts, announced: announcements.flatMap((row) => presentAnnounced(platform, { row, agreements, texts })) };
}

type Known = {
  row: Awaited<ReturnType<typeof store.findAnnouncements>>[number];
  agreements: Awaited<ReturnType<typeof store.findAgreements>>;
  texts: OwnTexts["texts"];
};

function presentAnnounced(platform: Shelves, { row, agreements, texts }: Known): Announced[] {
  const { text, version, announced_at, applies_on } = row;
  const previous = versionBefore(versionsOf(platform, text), version);
  // Announced, and taken back before it held.
  if (!previous) return [];
  const agreed = agreements.find((each) => each.text === text && each.version === version);
  const applies = (texts.find((each) => each.text === text)?.own ?? "") >= version;
  return [
    {
      ...{ text, version, previous },
      announcedAt: announced_at.toISOString(),
      appliesOn: applies_on,
      agreedAt: agreed?.agreed_at.toISOString() ?? null,
      applies,
      can: { agree: isAgreedText(text) && !agreed && !applies },
    },
  ];
}

type Sums = Awaited<ReturnType<typeof store.countByVersion>>["told"];

/** Each version for the team: how many were told, how many agreed, and who still waits for the notice. */
export async function countVersions(platform: Platform): Promise<CountedVersion[]> {
  const { told, agreed } = await store.countByVersion(platform.database);
  const today = berlinDay(platform.clock.now());
  const all = LEGAL_TEXTS.flatMap((text) => versionsOf(platform, text).map((version) => ({ text, version })));
  const counted = all.map(async ({ text, version }): Promise<CountedVersion> => {
    const versions = versionsOf(platform, text);
    const holds = versionOn(versions, today);
    const of = (sums: Sums, kind: string) =>
      sums.find((sum) => sum.text === text && sum.version === version && sum.kind === kind);
    const count = (sums: Sums) => ({
      coaches: of(sums, "coach")?.count ?? 0,
      clients: of(sums, "client")?.count ?? 0,
    });
    const isAnnounced = versionsToAnnounce(versions, today).includes(version);
    const waiting = isAnnounced
      ? await store.countUnnotified(platform.database, unnotifiedReadersOf(text, version))
      : 0;
    return {
      ...{ text, version },
      state: version === holds ? "inForce" : version > holds ? "future" : "past",
      told: version === versions[0] ? null : { ...count(told), waiting },
      agreed: isAgreedText(text) ? count(agreed) : null,
      appliesToAllOn: of(told, "coach")?.last ?? null,
    };
  });
  return (await Promise.all(counted)).toSorted((one, other) => other.version.localeCompare(one.version));
}

/** Who has to be told of a version. */
export const unnotifiedReadersOf = (text: LegalText, version: string) => ({
  ...{ text, version, readers: readersOf(text) },
  joinedBefore: isAgreedText(text) ? null : berlinDayStart(version),
});

type Written = { title: string; version: string; locale: Locale; sections: readonly TextSection[] };

/** A version in plain words, to be laid out or sent as text. */
function textDocument(
  { translator, config }: Pick<Platform, "translator" | "config">,
  written: Written,
): PrintedDocument {
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
const linesOf = (blocks: readonly TextBlock[]): string[] =>
  blocks.map(({ kind, text }) => (kind === "item" || kind === "row" ? `${BULLET}${text}` : text));

/** Each great part with its sections; the introduction has no heading. */
function partsOf(sections: readonly TextSection[]): PrintedPart[] {
  const parts: PrintedPart[] = [];
  for (const { level, title, blocks } of sections) {
    const lines = linesOf(blocks);
    const part = parts.at(-1);
    if (level > 2 && part) part.texts.push({ heading: title, lines });
    else parts.push({ ...(title && { title }), facts: [], texts: [{ lines }] });
  }
  return parts;
}
