import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./password-hash.ts";

const FULL = { passwordCost: "full" } as const;

test("a hash is argon2id, differs each time, and opens to its password alone", async () => {
  const [one, other] = await Promise.all([hashPassword("Sommer-2026", FULL), hashPassword("Sommer-2026", FULL)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPassword("Sommer-2026", one)).toBe(true);
  expect(await isPassword("sommer-2026", one)).toBe(false);
});

test("an umlaut is the same however the keyboard made it", async () => {
  expect(await isPassword("Gro\u0308ße-9", await hashPassword("Größe-9", FULL))).toBe(true);
});

test("what is no hash opens to nothing", async () => {
  expect(await isPassword("x", "nonsense")).toBe(false);
});

test("more than can wait in line are told to come back", async () => {
  const many = await Promise.allSettled(Array.from({ length: 150 }, () => isPassword("x", "nonsense")));
  const refused = many.filter((each) => each.status === "rejected").map(({ reason }) => reason.code);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set(["busy"]));
});
