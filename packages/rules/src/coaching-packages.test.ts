import fc from "fast-check";
import { expect, test } from "vitest";
import {
  instalmentDueAt,
  instalmentsOf,
  isPackageOver,
  mostInstalments,
  nextPackageReminder,
  nextUnit,
  offerRefusal,
  packageGross,
  packageSaving,
  packageValidUntil,
  paidUnits,
  refundParts,
  retryInstalmentAt,
  sharesOf,
  unitsLeft,
  unusedCents,
} from "./coaching-packages.ts";
import { grossOf } from "./money.ts";

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | undefined) => instant && new Date(instant).toISOString();

test("the appointments of a package add up to its price, net and gross, whatever it is divided by", () => {
  expect(sharesOf({ netCents: 25_000, size: 3, vatStatus: "regular" })).toEqual([
    { netCents: 8334, grossCents: 9917 },
    { netCents: 8333, grossCents: 9916 },
    { netCents: 8333, grossCents: 9916 },
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 6000, max: 4_000_000 }), fc.integer({ min: 2, max: 20 }), (netCents, size) => {
      const priced = { netCents, size, vatStatus: "regular" as const };
      const shares = sharesOf(priced);
      expect(shares.reduce((sum, share) => sum + share.netCents, 0)).toBe(netCents);
      expect(shares.reduce((sum, share) => sum + share.grossCents, 0)).toBe(packageGross(priced));
      expect(Math.abs(packageGross(priced) - grossOf(netCents, "regular"))).toBeLessThanOrEqual(size);
    }),
  );
});

test("each appointment costs at least the minimum price, and all together no more than single ones", () => {
  const offer = { size: 5, durationMinutes: 60, singleNetCents: 9500 };
  expect(offerRefusal({ ...offer, netCents: 30_000 })).toBeUndefined();
  expect(offerRefusal({ ...offer, netCents: 29_999 })).toBe("packageTooCheap");
  expect(offerRefusal({ ...offer, netCents: 47_500 })).toBeUndefined();
  expect(offerRefusal({ ...offer, netCents: 47_501 })).toBe("packageTooExpensive");
});

test("what is saved is compared with as many single appointments, and rounded down", () => {
  expect(packageSaving({ grossCents: 50_000, size: 5, singleGrossCents: 11_305 })).toEqual({
    eachCents: 10_000,
    savedCents: 6525,
    savedPercent: 11,
  });
  expect(packageSaving({ grossCents: 60_000, size: 5, singleGrossCents: 11_305 }).savedCents).toBe(0);
});

test("instalments are monthly, add up, and the last is due before the package ends", () => {
  expect(instalmentsOf(10_000, 3)).toEqual([3334, 3333, 3333]);
  expect([1, 2, 3, 24].map(mostInstalments)).toEqual([1, 2, 3, 3]);
  const bought = at("2027-01-31T15:00:00Z");
  expect([0, 1, 2].map((place) => iso(instalmentDueAt(bought, place)))).toEqual([
    "2027-01-31T15:00:00.000Z",
    "2027-02-28T07:00:00.000Z",
    "2027-03-31T06:00:00.000Z",
  ]);
  const days = [1, 2, 3, 4].map((failures) => retryInstalmentAt(failures, 0));
  expect(days.map((each) => each && each / 86_400_000)).toEqual([1, 3, 7, undefined]);
});

test("a package is valid until the end of its last day in Berlin", () => {
  const last = packageValidUntil(at("2026-11-30T23:30:00Z"), 3);
  expect(last).toBe("2027-03-01");
  expect(isPackageOver(last, at("2027-03-01T22:59:00Z"))).toBe(false);
  expect(isPackageOver(last, at("2027-03-01T23:00:00Z"))).toBe(true);
});

test("reminders that were over when it was bought are left out", () => {
  const validUntil = "2027-03-01";
  const next = (reminders: number, now: string) => {
    const found = nextPackageReminder({ validUntil, reminders }, at(now));
    return found && [iso(found.at), found.reminders];
  };
  expect(next(0, "2026-12-01T00:00:00Z")).toEqual(["2027-01-30T07:00:00.000Z", 0]);
  expect(next(1, "2027-01-30T07:00:00Z")).toEqual(["2027-02-22T07:00:00.000Z", 1]);
  expect(next(0, "2027-02-10T00:00:00Z")).toEqual(["2027-02-22T07:00:00.000Z", 1]);
  expect(next(2, "2027-02-22T07:00:00Z")).toBeUndefined();
});

test("only what is paid for can be booked, the lowest free number first", () => {
  const shares = sharesOf({ netCents: 30_000, size: 3, vatStatus: "small" });
  const active = { shares, status: "active" as const, validUntil: "2027-03-01", startsAt: at("2027-02-01T10:00:00Z") };
  expect(nextUnit({ ...active, paidCents: 10_000, taken: [] })).toEqual({ unit: 1, share: shares[0] });
  expect(nextUnit({ ...active, paidCents: 10_000, taken: [1] })).toEqual({ refusal: "packageUnpaid" });
  expect(nextUnit({ ...active, paidCents: 20_000, taken: [2] })).toEqual({ unit: 1, share: shares[0] });
  expect(nextUnit({ ...active, paidCents: 30_000, taken: [1, 2, 3] })).toEqual({ refusal: "packageUsedUp" });
  const late = { ...active, paidCents: 30_000, taken: [], startsAt: at("2027-03-02T10:00:00Z") };
  expect(nextUnit(late)).toEqual({ refusal: "packageTooLate" });
  expect(nextUnit({ ...late, status: "ended" })).toEqual({ refusal: "packageEnded" });
  expect(unitsLeft({ shares, paidCents: 20_000, taken: [1] })).toEqual({ left: 2, bookable: 1 });
});

test("whatever was paid and booked, what is used never costs more than what was paid, and the rest goes back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12_000, max: 400_000 }),
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 3 }),
      fc.nat(2),
      (netCents, size, count, place) => {
        const priced = { netCents, size, vatStatus: "regular" as const };
        const shares = sharesOf(priced);
        const instalments = instalmentsOf(packageGross(priced), count).slice(0, Math.min(place + 1, count));
        const paidCents = instalments.reduce((sum, cents) => sum + cents, 0);
        const used = shares.slice(0, paidUnits({ shares, paidCents }));
        const usedCents = used.reduce((sum, { grossCents }) => sum + grossCents, 0);
        expect(usedCents).toBeLessThanOrEqual(paidCents);
        const back = unusedCents({ paidCents, usedCents, refundedCents: 0 });
        const paid = instalments.map((cents, index) => ({ id: `${index}`, paidCents: cents, refundedCents: 0 }));
        expect(refundParts(paid, back).reduce((sum, { cents }) => sum + cents, 0)).toBe(paidCents - usedCents);
      },
    ),
  );
  expect(
    refundParts(
      [
        { id: "a", paidCents: 50, refundedCents: 0 },
        { id: "b", paidCents: 50, refundedCents: 20 },
      ],
      60,
    ),
  ).toEqual([
    { id: "b", cents: 30 },
    { id: "a", cents: 30 },
  ]);
});
