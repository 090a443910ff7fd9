import { expect, test } from "vitest";
import { placeName, zoneName } from "./zone-names.server.ts";
import { zoneGroups } from "./zones.ts";

test("zones are called as the reader's language calls place and time", () => {
  expect(zoneName("Europe/Berlin", "de")).toBe("Berlin – Mitteleuropäische Zeit");
  expect(zoneName("Europe/Vienna", "de")).toBe("Wien – Mitteleuropäische Zeit");
  expect(zoneName("Europe/Berlin", "en")).toBe("Berlin – Central European Time");
  expect(zoneName("America/New_York", "de")).toBe("New York – Nordamerikanische Ostküstenzeit");
});

test("where the place alone is named, it has the same name", () => {
  expect([placeName("Europe/Vienna", "de"), placeName("Europe/Vienna", "en")]).toEqual(["Wien", "Vienna"]);
});

test("every zone that can be chosen has a name, and the list goes by it", () => {
  const named = (zone: string) => zoneName(zone, "de");
  const groups = zoneGroups(Intl.supportedValuesOf("timeZone"), { stored: "Europe/Berlin", named });
  const europe = groups[0]?.zones.map(({ label }) => label) ?? [];
  expect(europe).toEqual(europe.toSorted((one, other) => one.localeCompare(other)));
  expect(groups.flatMap(({ zones }) => zones).every(({ label }) => label !== "")).toBe(true);
});
