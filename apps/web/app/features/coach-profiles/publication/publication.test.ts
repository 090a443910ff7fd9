import { STEP_NEEDS, STEPS, WISHES } from "@aufwind/rules/coach-profiles";
import { expect, test } from "vitest";
import { MEMBER_PAGES } from "../../../platform/pages/pages.ts";
import { needsIn, PLACES, SET_UP_PLACES, visibilityOf } from "./publication.ts";

test("only a public profile that is listed is seen by others", () => {
  const check = null;
  expect(visibilityOf({ isProfilePublic: true, allowInSearchingAndListing: true, ownClientsOnly: false, check })).toBe(
    "public",
  );
  expect(visibilityOf({ isProfilePublic: true, allowInSearchingAndListing: false, ownClientsOnly: false, check })).toBe(
    "unlisted",
  );
  expect(visibilityOf({ isProfilePublic: true, allowInSearchingAndListing: false, ownClientsOnly: true, check })).toBe(
    "ownClients",
  );
  expect(visibilityOf({ isProfilePublic: false, allowInSearchingAndListing: true, ownClientsOnly: false, check })).toBe(
    "private",
  );
});

test("a private profile waits for the team, is held by it, or is the coach's choice; a public one is public", () => {
  const seen = (isProfilePublic: boolean, isHoldingBack: boolean) =>
    (["waiting", "changesAsked"] as const).map((state) =>
      visibilityOf({
        isProfilePublic,
        allowInSearchingAndListing: true,
        ownClientsOnly: false,
        check: { state, isHoldingBack },
      }),
    );
  expect(seen(false, true)).toEqual(["waiting", "held"]);
  expect(seen(false, false)).toEqual(["private", "private"]);
  expect(seen(true, false)).toEqual(["public", "public"]);
});

const needs = STEPS.flatMap((step) => [...STEP_NEEDS[step]]);

test("everything a profile can lack has a place where it is given, and nothing else has", () => {
  expect(Object.keys(PLACES).sort()).toEqual([...needs, ...WISHES].sort());
  expect(Object.keys(SET_UP_PLACES).sort()).toEqual([...needs].sort());
});

test("every place is a page for members; during the onboarding it is the need's own step, for free slots the preview", () => {
  for (const { page } of Object.values(PLACES)) expect(MEMBER_PAGES).toHaveProperty(page);
  const { freeSlots, ...asked } = SET_UP_PLACES;
  expect(freeSlots).toEqual({ page: "coachPreview" });
  for (const step of STEPS)
    for (const need of STEP_NEEDS[step])
      if (need !== "freeSlots") expect(asked[need].page.toLowerCase()).toBe(`onboarding${step}`);
});

test("a refusal names needs; what is none of them is left aside", () => {
  expect(needsIn([{ field: "photo" }, { field: "body" }, { field: "freeSlots" }])).toEqual(["photo", "freeSlots"]);
  expect(needsIn(undefined)).toEqual([]);
});
