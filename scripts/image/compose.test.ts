import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../project.ts";
import { composeText, environmentOf, readServices, VARIABLE } from "./compose.ts";

const services = readServices();
const example = readFileSync(join(ROOT, ".env.example"), "utf8");
const guide = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
const file = (path: string) => readFileSync(join(ROOT, path), "utf8");

test("every variable of compose.yaml stands in .env.example and in the guide", () => {
  const names = new Set([...composeText().matchAll(VARIABLE)].map(([, name = ""]) => name));
  expect([...names].filter((name) => !new RegExp(`^#?${name}=`, "m").test(example))).toEqual([]);
  expect([...names].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test("every profile is explained in the guide", () => {
  const profiles = new Set(Object.values(services).flatMap(({ profiles = [] }) => profiles));
  expect([...profiles].sort()).toEqual(["backups", "proxy", "relay", "replica"]);
  for (const profile of profiles) expect(guide).toMatch(new RegExp(`^\\| \`${profile}\` \\|`, "m"));
});

test("everything but the database is read-only and without rights", () => {
  for (const [name, { read_only, cap_drop, security_opt, tmpfs = [] }] of Object.entries(services)) {
    if (name === "postgres") continue;
    expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ["ALL"], ["no-new-privileges:true"]]);
    expect(tmpfs).toContain("/tmp");
  }
});

test("scripts and settings that services name are there, with every variable that they ask for", () => {
  for (const { entrypoint, command = [], volumes = [], environment = {} } of Object.values(services)) {
    const mounted = volumes.flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    const named = [...(entrypoint ?? []), ...command].flatMap(
      (word) => /\/(deployment\/[\w.-]+)$/.exec(word)?.[1] ?? [],
    );
    expect([...mounted, ...named].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const needed = named.flatMap((path) => [...file(path).matchAll(/\$\{(\w+):[?=]/g)].map(([, name = ""]) => name));
    expect(needed.filter((name) => !(name in environment))).toEqual([]);
  }
});

test("the relay of compose has the settings of the guide, without TLS", () => {
  const settings = file("deployment/turnserver.conf").match(/^[a-z].*$/gm) ?? [];
  expect(settings.filter((line) => !guide.includes(`\n${line}\n`))).toEqual(["no-tls", "no-dtls"]);
});

test("variables are filled in as compose does it", () => {
  const { web, postgres } = services;
  expect(web && environmentOf(web, { POSTGRES_PASSWORD: "abc" })).toEqual({
    DATABASE_URL: "postgres://aufwind:abc@postgres:5432/aufwind",
    ROLE: "web",
    PORT: "3000",
    TRUSTED_PROXIES: "1",
  });
  expect(() => postgres && environmentOf(postgres, {})).toThrow("please set POSTGRES_PASSWORD in .env");
});
