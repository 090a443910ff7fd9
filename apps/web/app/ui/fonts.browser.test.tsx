import { expect, test } from "vitest";
import "./fonts.css";

/** The files that a word needs of a family, of those that the browser has not loaded yet. */
async function filesFor(word: string, family: string): Promise<(string | undefined)[]> {
  performance.clearResourceTimings();
  const faces = await document.fonts.load(`600 20px ${family}`, word);
  expect(faces.map(({ status }) => status)).not.toContain("error");
  const addresses = performance.getEntriesByType("resource").map(({ name }) => /([\w-]+)\.woff2/.exec(name)?.[1]);
  return addresses.filter(Boolean);
}

test.each(["inter", "fraunces"])("a name of Europe loads the small file of %s beside the first", async (family) => {
  expect(await filesFor("Jürgen Weiß", family)).toEqual([`${family}-latin`]);
  expect(await filesFor("Agnieszka Wójcik", family)).toEqual([]);
  expect(await filesFor("Łukasz Żółć, Željko Đurić, Ștefan Țepeș, İlkay Yılmaz, Šárka", family)).toEqual([
    `${family}-names`,
  ]);
});

test.each(["inter", "fraunces"])("a rarer letter loads the large file of %s", async (family) => {
  expect(await filesFor("Lǐ Nǎ", family)).toEqual([expect.stringContaining(`${family}-latin-ext`)]);
});
