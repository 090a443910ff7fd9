import { expect, test } from "vitest";
import { zoneGroups, zoneLabel } from "./zones.ts";

test("a zone is called by its place, so that typing finds it", () => {
  expect(zoneLabel("Europe/Berlin")).toBe("Berlin");
  expect(zoneLabel("America/Argentina/Buenos_Aires")).toBe("Buenos Aires (Argentina)");
  expect(zoneLabel("UTC")).toBe("UTC");
});

test("Europe comes first, every zone stands in one group, and the stored one is always there", () => {
  const names = Intl.supportedValuesOf("timeZone");
  const groups = zoneGroups(names, { stored: "Asia/Calcutta" });
  expect(groups[0]?.region).toBe("Europe");
  const all = groups.flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain("Asia/Calcutta");
  expect(all.length).toBeGreaterThanOrEqual(names.length);
});

test("places are listed by the name of today", () => {
  const all = zoneGroups(["Europe/Kiev", "Asia/Calcutta"], { stored: "Europe/Berlin" }).flatMap(({ zones }) => zones);
  expect(all.map(({ label }) => label)).toEqual(["Berlin", "Kyiv", "Kolkata"]);
});
