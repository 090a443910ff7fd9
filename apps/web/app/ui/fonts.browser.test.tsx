import { expect, test } from "vitest";
import "./fonts.css";

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule));

/** The files of a family that a word needs. */
async function filesFor(word: string, family: string): Promise<(string | undefined)[]> {
  const faces = await document.fonts.load(`600 20px ${family}`, word);
  return faces.map(({ unicodeRange }) => {
    const rule = rules().find(
      ({ style }) =>
        style.getPropertyValue("font-family").includes(family) &&
        style.getPropertyValue("unicode-range") === unicodeRange,
    );
    return /([\w-]+)\.woff2/.exec(rule?.cssText ?? "")?.[1];
  });
}

test.each(["Inter", "Fraunces"])("a name of Europe needs a small file of %s beside the first", async (family) => {
  const [first, small] = ["latin", "names"].map((part) => `${family.toLowerCase()}-${part}`);
  expect(await filesFor("Jürgen Weiß", family)).toEqual([first]);
  expect(await filesFor("Łśżćžđșțİığşťęß", family)).toEqual([first, small]);
});

test.each(["Inter", "Fraunces"])("only a rarer letter needs the large file of %s", async (family) => {
  expect(await filesFor("ǐǎ", family)).toEqual([expect.stringContaining(`${family.toLowerCase()}-latin-ext`)]);
});
