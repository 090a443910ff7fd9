import { expect, test } from "vitest";
import { seal, sealBytes, unseal, unsealBytes } from "./seal.ts";

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

test("bytes are sealed alike, also none at all", () => {
  for (const bytes of [new Uint8Array(), Uint8Array.of(0, 255, 128), new Uint8Array(5_000_000).fill(7)]) {
    const sealed = sealBytes(bytes, sealing);
    expect(unsealBytes(sealed, sealing).equals(bytes)).toBe(true);
    expect(() => unsealBytes(sealed.subarray(0, -1), sealing)).toThrow();
    expect(() => unsealBytes(sealed, { ...sealing, purpose: "other" })).toThrow();
  }
});
