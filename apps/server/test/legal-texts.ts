import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LegalText } from "@aufwind/rules/legal-texts";
import { LOCALES } from "@aufwind/rules/locale";

const CONTENT = fileURLToPath(new URL("../../../content/legal", import.meta.url));
/** The version of the repository. */
export const FIRST = "2026-11-15";

type Change = { text: LegalText; version: string; change: (source: string) => string };

/** A folder with our texts and further versions, each made from the first: for `LEGAL_TEXTS`. */
export function textFolder(...changes: Change[]): string {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  cpSync(CONTENT, folder, { recursive: true });
  for (const { text, version, change } of changes)
    for (const locale of LOCALES) {
      const source = readFileSync(join(CONTENT, text, `${FIRST}.${locale}.md`), "utf8");
      const dated = source.replace(`updated: ${FIRST}`, `updated: ${version}`);
      writeFileSync(join(folder, text, `${version}.${locale}.md`), change(dated));
    }
  return folder;
}
