import { describe, expect, test } from "vitest";
import { appliesOn, versionBefore, versionFor, versionOn, versionsToAnnounce } from "./legal-texts.ts";

const VERSIONS = ["2026-11-15", "2027-03-01", "2027-09-01"];

describe("the version that holds", () => {
  test.each([
    ["2026-11-01", "2026-11-15"],
    ["2026-11-15", "2026-11-15"],
    ["2027-02-28", "2026-11-15"],
    ["2027-03-01", "2027-03-01"],
    ["2030-01-01", "2027-09-01"],
  ])("on %s is that of %s", (day, version) => expect(versionOn(VERSIONS, day)).toBe(version));

  test("has one before it, except for the first", () => {
    expect([versionBefore(VERSIONS, "2027-09-01"), versionBefore(VERSIONS, "2026-11-15")]).toEqual([
      "2027-03-01",
      undefined,
    ]);
  });
});

test("the first version is never announced, nor what is over; one that came late still is", () => {
  expect(versionsToAnnounce(VERSIONS, "2026-10-01")).toEqual(["2027-03-01", "2027-09-01"]);
  expect(versionsToAnnounce(VERSIONS, "2027-03-02")).toEqual(["2027-03-01", "2027-09-01"]);
  expect(versionsToAnnounce(VERSIONS, "2028-01-01")).toEqual(["2027-09-01"]);
  expect(versionsToAnnounce(["2026-11-15"], "2026-11-20")).toEqual([]);
});

describe("a new version applies", () => {
  const told = { text: "terms", version: "2027-03-01", reader: "coach", toldOn: "2026-11-20" } as const;

  test("to coaches on its day, where they were told in time", () => {
    expect(appliesOn({ ...told, registeredIn: "de" })).toBe("2027-03-01");
  });

  test("to coaches who registered in German three months after the notice, in English one month", () => {
    const late = { ...told, toldOn: "2027-01-31" };
    expect(appliesOn({ ...late, registeredIn: "de" })).toBe("2027-04-30");
    expect(appliesOn({ ...late, registeredIn: "en" })).toBe("2027-03-01");
    expect(appliesOn({ ...late, toldOn: "2027-03-05", registeredIn: "en" })).toBe("2027-04-05");
  });

  test("to clients never by silence, unless it only informs", () => {
    expect(appliesOn({ ...told, reader: "client", registeredIn: "de" })).toBeNull();
    expect(appliesOn({ ...told, text: "privacy", reader: "client", registeredIn: "de" })).toBe("2027-03-01");
  });
});

describe("somebody's own version", () => {
  const known = { versions: VERSIONS, agreed: [], announced: [], today: "2027-03-10" };

  test("is the first without a word of theirs", () => expect(versionFor(known)).toBe("2026-11-15"));

  test("is the one agreed to, from its day on", () => {
    const agreed = ["2026-11-15", "2027-03-01"];
    expect(versionFor({ ...known, agreed })).toBe("2027-03-01");
    expect(versionFor({ ...known, agreed, today: "2027-02-28" })).toBe("2026-11-15");
  });

  test("stays the former one until the notice is over", () => {
    const announced = [{ version: "2027-03-01", appliesOn: "2027-04-30" }];
    expect(versionFor({ ...known, announced })).toBe("2026-11-15");
    expect(versionFor({ ...known, announced, today: "2027-04-30" })).toBe("2027-03-01");
  });

  test("stays the former one of a client who was told and said nothing", () => {
    const announced = [{ version: "2027-03-01", appliesOn: null }];
    expect(versionFor({ ...known, announced, today: "2029-01-01" })).toBe("2026-11-15");
  });
});
