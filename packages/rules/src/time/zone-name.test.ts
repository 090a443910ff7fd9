import { expect, test } from "vitest";
import { isZone, zoneToday } from "./zone-name.ts";

test.each([
  "UTC",
  "Europe/Berlin",
  "America/St_Johns",
  "America/Argentina/Buenos_Aires",
  "America/Port-au-Prince",
  "Asia/Kolkata",
  "Asia/Calcutta",
  "Europe/Kyiv",
])("%s is a zone", (name) => expect(isZone(name)).toBe(true));

test.each([
  "",
  "Berlin",
  "Europe/Atlantis",
  "europe/berlin",
  "Europe/BERLIN",
  "EUROPE/BERLIN",
  "ASIA/KATHMANDU",
  "+01:00",
  "UTC+1",
  "GMT+1",
  "Etc/GMT+5",
  "EST",
  "CET",
  " Europe/Berlin",
  "Europe/Berlin\n",
  "../etc/localtime",
])("%j is none: unknown, misspelt, or an offset", (name) => expect(isZone(name)).toBe(false));

test("a place is called by its name of today, and stays a zone", () => {
  expect(zoneToday("Europe/Kiev")).toBe("Europe/Kyiv");
  expect(zoneToday("Europe/Berlin")).toBe("Europe/Berlin");
  expect(isZone(zoneToday("Asia/Calcutta"))).toBe(true);
});
