import { expect, test } from "vitest";
import { firstShortName, kindOfWord, readVia, shortNameError, siteOrigin, sourceOf } from "./booking-pages.ts";

const via = (query: string) => readVia(new URLSearchParams(query));

test("an address may say where somebody comes from; unknown words count as not said", () => {
  expect(["via=link", "via=qr", "via=widget", "via=invitation", "via=search"].map(via)).toEqual([
    ...["link", "qr", "widget", "invitation", "search"],
  ]);
  expect(["", "via=", "via=direct", "via=QR", "via=newsletter", "from=link"].map(via)).toEqual(Array(6).fill(null));
});

test("an invited client's first booking came by the invitation, unless another way was taken", () => {
  const invited = { isExisting: true, isFirst: true };
  expect(sourceOf({ given: "profile", ...invited })).toBe("invitation");
  expect(sourceOf({ given: undefined, ...invited })).toBe("invitation");
  expect(sourceOf({ given: "widget", ...invited })).toBe("widget");
  expect(sourceOf({ given: "profile", isExisting: true, isFirst: false })).toBe("profile");
  expect(sourceOf({ given: undefined, isExisting: false, isFirst: true })).toBe("direct");
});

test("a short address is a word to say and to print; what could be ours is reserved", () => {
  expect(["abc", "jonas", "coaching-in-kiel", "a".repeat(40)].map(shortNameError)).toEqual(Array(4).fill(undefined));
  expect(
    ["ab", "a".repeat(41), "-jonas", "jonas-", "jo--nas", "jürgen", "jonas petersen", "Jonas"].map(shortNameError),
  ).toEqual(Array(8).fill("shortName"));
  expect(["aufwind", "login", "widget"].map(shortNameError)).toEqual(Array(3).fill("shortNameReserved"));
});

test("the first short address comes from the profile's, whatever that is", () => {
  expect(firstShortName("jonas-petersen", 1)).toBe("jonas-petersen");
  expect(firstShortName("jonas-petersen", 2)).toBe("jonas-petersen-2");
  for (const slug of ["li", "coach", "team", "x".repeat(100), "anna-maria-von-und-zu-hohenstein-sonne-mond"])
    for (const number of [1, 2, 999]) expect(shortNameError(firstShortName(slug, number))).toBeUndefined();
});

test("a kind may follow in both languages; anything else is none", () => {
  expect(["discovery", "kennenlernen", "standard", "intensiv"].map(kindOfWord)).toEqual([
    ...["discovery", "discovery", "standard", "extended"],
  ]);
  expect([undefined, "", "gold", "constructor"].map(kindOfWord)).toEqual(Array(4).fill(null));
});

test("a website is an encrypted origin and nothing more", () => {
  expect(siteOrigin(" https://Praxis-Sonne.de/ ")).toBe("https://praxis-sonne.de");
  expect(siteOrigin("https://www.müller.de")).toBe("https://www.xn--mller-kva.de");
  expect(siteOrigin("https://praxis.example:8443")).toBe("https://praxis.example:8443");
  const refused = [
    "http://praxis.de",
    "praxis.de",
    "https://praxis.de/termine",
    "https://*.praxis.de",
    "https://localhost",
  ];
  refused.push(
    "https://a:b@praxis.de",
    "https://praxis.de?x",
    "https://praxis.de; script-src *",
    "javascript:alert(1)",
    "",
  );
  expect(refused.map(siteOrigin)).toEqual(refused.map(() => undefined));
});
