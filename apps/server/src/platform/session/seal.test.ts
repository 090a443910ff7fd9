import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const sealing = { secret: "a secret of at least thirty-two characters", purpose: "test" };

test("what was sealed can be opened again, and looks different each time", () => {
  const [one, other] = [seal("Größe 9", sealing), seal("Größe 9", sealing)];
  expect(unseal(one, sealing)).toBe("Größe 9");
  expect(one.equals(other)).toBe(false);
  expect(one.toString("latin1")).not.toContain(Buffer.from("Größe 9").toString("latin1"));
});

test("what somebody changed, or was sealed for another purpose, does not open", () => {
  const sealed = seal("x", sealing);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(changed, sealing)).toThrow();
  expect(() => unseal(sealed, { ...sealing, purpose: "other" })).toThrow();
});
