import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { privateFolder } from "./private-folder.ts";
import { ROOT } from "./project.ts";

test("other users of the machine cannot look into it, also where it was open before", () => {
  const place = mkdtempSync(join(tmpdir(), "private-"));
  const folder = join(place, "data");
  for (let round = 0; round < 2; round++) {
    privateFolder(folder);
    expect(statSync(folder).mode & 0o066).toBe(0);
    chmodSync(folder, 0o755);
  }
  rmSync(place, { recursive: true });
});

test("what is published is published to this machine, and every base image has an exact version", () => {
  const read = (name: string) => readFileSync(join(ROOT, name), "utf8");
  const ports = [...read("compose.yaml").matchAll(/^\s+- "(.+):3000"$/gm)].map(([, host]) => host);
  expect(ports).toHaveLength(1);
  expect(ports[0]).toContain(":-127.0.0.1}:");
  const images = `${read("compose.yaml")}${read("Dockerfile")}`.matchAll(/(?:image: |FROM )([a-z]+:\S+)/g);
  for (const [, image] of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+/);
});
