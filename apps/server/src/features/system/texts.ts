import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { type PublishedText, TEXT_FOLDERS } from "@aufwind/contract/system";
import { isLocale, LOCALES } from "@aufwind/rules/locale";

const CONTENT = new URL("../../../../../content/", import.meta.url);

type Version = PublishedText["versions"][number];

/** One file: its title, the day that it names, and a hash that changes with every letter. */
function versionOf(source: string, locale: Version["locale"]): Version {
  const [, head = ""] = source.split(/^---$/m);
  const line = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(head)?.[1]?.trim();
  const day = line("updated") ?? line("published");
  const hash = createHash("sha256").update(source.replaceAll("\r\n", "\n")).digest("hex").slice(0, 12);
  return { locale, title: line("title") ?? "", updatedOn: day ?? null, hash };
}

async function textsIn(folder: PublishedText["folder"]): Promise<PublishedText[]> {
  const at = new URL(`${folder}/`, CONTENT);
  const texts = new Map<string, Version[]>();
  for (const file of (await readdir(at, { recursive: true })).sort()) {
    // A text with versions is a folder: `terms/2026-11-15.de.md`.
    const [key = "", locale = "", ending] = file.split(".");
    if (ending !== "md" || !isLocale(locale)) continue;
    const version = versionOf(await readFile(new URL(file, at), "utf8"), locale);
    texts.set(key, [...(texts.get(key) ?? []), version]);
  }
  return [...texts].map(([key, versions]) => ({
    folder,
    key,
    versions: versions.toSorted((one, other) => LOCALES.indexOf(one.locale) - LOCALES.indexOf(other.locale)),
  }));
}

/** Every text that is published with this version of the product. */
export const publishedTexts = async (): Promise<PublishedText[]> =>
  (await Promise.all(TEXT_FOLDERS.map(textsIn))).flat();
