import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
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

test("a password opens its hash in a server that Node watches for changes, as `npm run dev` does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-watched-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const module = JSON.stringify(new URL("password-hash.ts", import.meta.url).href);
  const file = join(folder, "watched.mjs");
  writeFileSync(
    file,
    `import { hashPassword, isPassword } from ${module};
    const hashed = await hashPassword("Sommer-2026", { passwordCost: "light" });
    console.log(hashed.slice(0, 9), await isPassword("Sommer-2026", hashed), await isPassword("Winter-2026", hashed));`,
  );
  const server = spawn(process.execPath, [`--watch-path=${folder}`, file], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void server.kill());
  const [said] = await once(server.stdout, "data");
  expect(String(said)).toMatch(/^\$argon2id true false\n/);
});
