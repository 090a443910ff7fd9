import { readFile } from "node:fs/promises";
import { LOCALES } from "@aufwind/rules/locale";
import { RETENTION_KEYS, retentionOf } from "@aufwind/rules/retention";
import { expect, test } from "vitest";
import { privacyPolicy, retentionTable, withTable, wordsIn } from "./retention-table.ts";

test.each(LOCALES)(
  "%s: the policy says the times by which things are deleted (node apps/server/test/retention-table.ts)",
  async (locale) => {
    const words = await wordsIn(locale);
    expect(Object.keys(words.rows)).toEqual(RETENTION_KEYS);
    for (const key of RETENTION_KEYS)
      for (const name of Object.keys(retentionOf(key).periods)) expect(words.rows[key].time).toContain(`{{${name}}}`);
    const policy = await readFile(await privacyPolicy(locale), "utf8");
    expect(policy).toBe(withTable(policy, retentionTable(locale, words)));
  },
);

test("times are said in words of the language, with the law that asks for them", async () => {
  const table = retentionTable("de", await wordsIn("de"));
  expect(table).toContain("| Anmeldungen (Browser und Zeiten) | 30 Tage nach ihrem Ende |");
  expect(table).toContain("| Rechnungen | 8 Jahre ab Jahresende (§ 147 AO, § 14b UStG); dann löschen wir sie.");
});
