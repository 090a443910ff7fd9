import { expect, test } from "vitest";
import { EU_COUNTRIES, endOfTin, isBirthDate, isGermanTin, isTin, plainTin } from "./tax-reports-numbers.ts";

test.each([
  ["one digit twice", "86095742719"],
  ["one digit twice, of another published example", "47036892816"],
  ["one digit three times, not in a row", "65929970489"],
  ["a check digit of zero", "12345678920"],
])("a German number is taken with %s", (_, number) => {
  expect(isGermanTin(number)).toBe(true);
});

test.each([
  ["another check digit", "86095742718"],
  ["two digits swapped", "68095742719"],
  ["a zero at the front", "06095742719"],
  ["ten digits", "8609574271"],
  ["twelve digits", "860957427190"],
  ["letters", "8609574271A"],
  ["no digit twice", "12345678903"],
  ["two digits twice", "11223456785"],
  ["one digit three times in a row", "11123456786"],
  ["one digit four times", "11213145673"],
])("a German number is refused with %s", (_, number) => {
  expect(isGermanTin(number)).toBe(false);
});

test("a number may be typed in groups, as letters of the tax office show it", () => {
  expect(isTin("86 095 742 719", { country: "DE", form: "individual" })).toBe(true);
  expect(plainTin("151/815/08156")).toBe("15181508156");
  expect(endOfTin("86095742719")).toBe("719");
});

test("a German company gives its business number, or the one of its tax office", () => {
  const ofCompany = (number: string) => isTin(number, { country: "DE", form: "entity" });
  expect(["DE123456789", "DE123456789-00001", "151/815/08156", "2893081508152"].filter(ofCompany)).toHaveLength(4);
  expect(["DE12345678", "0000000000", "86", ""].filter(ofCompany)).toEqual([]);
});

test.each([
  ["AT", "12-345/6789", "12-345/678"],
  ["FR", "07 01 987 765 432", "97 01 987 765 432"],
  ["IT", "RSSMRA85T10A562S", "RSSMRA85T10A562"],
  ["HR", "94577403194", "94577403195"],
  ["PL", "44051401358", "44051401"],
  ["NL", "174559434", "1745594345"],
  ["US", "123-45-6789", "12"],
  ["__proto__", "123-45-6789", "12"],
])("a number of %s has its form", (country, good, bad) => {
  expect(isTin(good, { country, form: "individual" })).toBe(true);
  expect(isTin(bad, { country, form: "individual" })).toBe(false);
});

test("the Union has 27 members", () => {
  expect(new Set(EU_COUNTRIES).size).toBe(27);
});

test("coaches are of age on their birthday, and not older than anybody", () => {
  expect(isBirthDate("2008-11-17", "2026-11-17")).toBe(true);
  expect(isBirthDate("2008-11-18", "2026-11-17")).toBe(false);
  expect(isBirthDate("1906-11-17", "2026-11-17")).toBe(false);
  expect(isBirthDate("2030-01-01", "2026-11-17")).toBe(false);
});
