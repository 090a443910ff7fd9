import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkStructure } from "./check-structure.ts";

const named = (name: string, more: object = {}) =>
  JSON.stringify({ name: `@aufwind/${name}`, exports: { "./*": "./src/*.ts" }, ...more });
const on = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "*"]));

/** A table of features that knows these rows. */
function glossary(...rows: string[]) {
  return ["## Features", "", "| feature | English | German | tables | floors |", ...rows, "## People", ""].join("\n");
}

const PROJECT: Record<string, string> = {
  "package.json": JSON.stringify({ devDependencies: on("vitest") }),
  "packages/rules/package.json": named("rules", { devDependencies: on("fast-check") }),
  "packages/rules/src/time/zone.ts": "export const zone = 1;",
  "packages/contract/package.json": named("contract", { dependencies: on("@aufwind/rules", "zod") }),
  "packages/contract/src/platform/call.ts":
    'import { zone } from "@aufwind/rules/time/zone";\nimport { z } from "zod";',
  "apps/server/package.json": named("server", {
    dependencies: on("@aufwind/contract", "@aufwind/rules", "hono"),
    devDependencies: on("smtp-server", "vite"),
  }),
  "apps/server/src/platform/clock/clock.ts": "export const clock = 1;",
  "apps/server/src/features/payments/commands.ts": 'import { clock } from "../../platform/clock/clock.ts";',
  "apps/server/src/features/payments/routes.ts": 'import { Hono } from "hono";',
  "apps/server/src/features/reviews/policy.ts": "",
  "apps/web/package.json": named("web", { dependencies: on("@aufwind/contract", "@aufwind/rules", "react") }),
  "apps/web/app/root.tsx": 'import { Home } from "./routes/home.tsx";\nexport default Home;',
  "apps/web/app/routes/home.tsx": 'import { Topics } from "../features/topics/topics.tsx";\nexport default Topics;',
  "apps/web/app/features/topics/topics.tsx": 'import { Tile } from "../../ui/tile.tsx";',
  "apps/web/app/features/blog/article.tsx": "",
  "apps/web/app/features/home/hero.tsx": "",
  "apps/web/app/ui/tile.tsx": 'import { format } from "../platform/format.ts";\nimport "./tile.module.css";',
  "apps/web/app/platform/format.ts": 'import type { Send } from "@aufwind/contract/platform/call";',
  "apps/web/app/locales/en/home.json":
    '{ "hello": "Hello {{name}}", "days_one": "a day", "days_other": "{{count}} days" }',
  "apps/web/app/locales/de/home.json":
    '{ "hello": "Hallo {{name}}", "days_one": "ein Tag", "days_other": "{{count}} Tage" }',
  "docs/glossary.md": glossary(
    "| `payments` | payment | Zahlung | charges | server |",
    "| `reviews` | review | Bewertung | – | server |",
    "| `topics` | topic | Thema | – | web |",
    "| `blog` | blog | Blog | – | web |",
    "| `home` | home page | Startseite | – | web |",
    "| `time` | time zone | Zeitzone | – | rules |",
  ),
  "content/faq/clients.en.md": "---\ntitle: Questions\n---\n## Start {#start}\n",
  "content/faq/clients.de.md": "---\ntitle: Fragen\n---\n## Anfang {#start}\n",
};

/** A dynamic import in a text, not to be taken for one of this file. */
function late(name: string) {
  return `await import("${name}");`;
}

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "project-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The problems of a valid project with these files changed or added. */
function problemsOf(changes: Record<string, string> = {}): string[] {
  for (const [path, text] of Object.entries({ ...PROJECT, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStructure(root);
}

test("a project in order has no problem", () => {
  expect(problemsOf()).toEqual([]);
});

const SERVER = "apps/server/src";
const FORBIDDEN: [string, string, string, RegExp][] = [
  [
    "the contract imports the server",
    "packages/contract/src/platform/x.ts",
    'import "@aufwind/server/main";',
    /must not import apps\/server/,
  ],
  [
    "the web imports the server",
    "apps/web/app/platform/x.ts",
    'import "@aufwind/server/main";',
    /must not import apps\/server/,
  ],
  ["a journey imports the server", "e2e/x.spec.ts", late("@aufwind/server/main"), /e2e must not import/],
  [
    "a package is imported by its path",
    `${SERVER}/x.ts`,
    'import "../../../packages/contract/src/platform/call.ts";',
    /instead of its name/,
  ],
  ["rules read a file", "packages/rules/src/time/x.ts", 'import { readFileSync } from "node:fs";', /nothing but rules/],
  [
    "platform imports a feature",
    `${SERVER}/platform/x.ts`,
    'import "../features/payments/commands.ts";',
    /platform must not/,
  ],
  [
    "a feature imports another feature's routes",
    `${SERVER}/features/reviews/store.ts`,
    'import "../payments/routes.ts";',
    /past its commands/,
  ],
  [
    "a feature imports the whole app",
    `${SERVER}/features/reviews/store.ts`,
    'import "../../main.ts";',
    /features and platform only/,
  ],
  ["the server needs its tests' tools", `${SERVER}/main.ts`, 'import "../test/people.ts";', /tests' own/],
  ["a feature has a file beside it", `${SERVER}/features/prices.ts`, "", /stands in no feature/],
  ["a feature is nested too deep", `${SERVER}/features/payments/cards/tokens/store.ts`, "", /one level/],
  [
    "a page's server reads a form itself",
    "apps/web/app/features/blog/blog.server.ts",
    "await request.formData();",
    /read by readForm/,
  ],
  [
    "the kit knows a feature",
    "apps/web/app/ui/x.tsx",
    'import "../features/topics/topics.tsx";',
    /ui must not import features/,
  ],
  [
    "a web feature imports another",
    "apps/web/app/features/blog/x.tsx",
    'import "../topics/topics.tsx";',
    /routes compose/,
  ],
  [
    "a feature imports the root",
    "apps/web/app/features/blog/x.tsx",
    'import "../../root.tsx";',
    /must not import shell/,
  ],
  ["an import is not declared", `${SERVER}/x.ts`, 'import pg from "pg";', /does not declare/],
  [
    "production needs a dev dependency",
    `${SERVER}/x.ts`,
    'import { SMTPServer } from "smtp-server";',
    /does not declare/,
  ],
  ["a default export", `${SERVER}/x.ts`, "export default 1;", /default export/],
  ["a name in camel case", `${SERVER}/someThing.ts`, "", /kebab-case/],
  ["a name that says nothing", `${SERVER}/platform/date-utils.ts`, "", /says nothing/],
  ["a file too long", `${SERVER}/x.ts`, "1;\n".repeat(301), /301 lines/],
  ["a test too long", `${SERVER}/x.test.ts`, "1;\n".repeat(401), /401 lines/],
  ["words without a twin", "apps/web/app/locales/de/blog.json", "{}", /has no twin/],
  ["a text without a twin", "content/blog/x.de.md", "", /has no twin/],
  ["a text without a language", "content/blog/x.md", "", /says no language/],
  ["a version without a checksum", "content/legal/terms/2027-01-01.de.md", "", /has no line in/],
];

test.for(FORBIDDEN)("it is said when %s", ([, path, text, sentence]) => {
  const problems = problemsOf({ [path]: text });
  expect(problems).toContainEqual(expect.stringMatching(sentence));
  expect(problems.filter((problem) => !problem.startsWith(`${path}:`))).toEqual([]);
});

const ALLOWED: [string, string, string][] = [
  [
    "a feature calls another feature's commands",
    `${SERVER}/features/reviews/commands.ts`,
    'import "../payments/commands.ts";',
  ],
  ["a feature has a sub-noun", `${SERVER}/features/payments/webhooks/routes.ts`, 'import "../commands.ts";'],
  ["a feature builds its mails", `${SERVER}/features/payments/mails.ts`, ""],
  ["a test uses the test runner of the root", `${SERVER}/x.test.ts`, 'import { test } from "vitest";'],
  ["a dev dependency is imported late", `${SERVER}/x.ts`, late("vite")],
  ["the types of a dev dependency are used", `${SERVER}/x.ts`, 'import type { ViteDevServer } from "vite";'],
  ["a comment speaks of an import", `${SERVER}/x.ts`, '// import pg from "pg";'],
  ["a route uses its generated types", "apps/web/app/routes/x.tsx", 'import type { Route } from "./+types/x";'],
  ["a text is 300 lines long", `${SERVER}/x.ts`, "1;\n".repeat(300)],
];

test.for(ALLOWED)("nothing is said when %s", ([, path, text]) => {
  expect(problemsOf({ [path]: text })).toEqual([]);
});

test("two files that import each other are named", () => {
  const problems = problemsOf({
    [`${SERVER}/a.ts`]: 'import { b } from "./b.ts";',
    [`${SERVER}/b.ts`]: 'import type { a } from "./a.ts";',
  });
  expect(problems).toEqual([expect.stringContaining("in a circle: apps/server/src/a.ts → apps/server/src/b.ts")]);
});

test("two features that need each other are named, even by different files", () => {
  const problems = problemsOf({
    [`${SERVER}/features/payments/commands.ts`]: 'import "../reviews/store.ts";',
    [`${SERVER}/features/reviews/commands.ts`]: 'import "../payments/store.ts";',
    [`${SERVER}/features/reviews/store.ts`]: "",
    [`${SERVER}/features/payments/store.ts`]: "",
  });
  expect(problems).toEqual([expect.stringContaining("payments → reviews → payments")]);
});

test("a key that only one language has is named", () => {
  const problems = problemsOf({
    "apps/web/app/locales/de/home.json":
      '{ "hello": "Hallo {{name}}", "days_one": "x", "days_other": "{{count}}", "nur": "hier" }',
  });
  expect(problems).toEqual([expect.stringContaining("the key nur is missing")]);
});

test("a placeholder that the translation lost is named", () => {
  const problems = problemsOf({
    "apps/web/app/locales/de/home.json": '{ "hello": "Hallo", "days_one": "x", "days_other": "{{count}}" }',
  });
  expect(problems).toEqual([expect.stringContaining("hello has other {{placeholders}}")]);
});

test("a text whose translation has other headings or front matter is named", () => {
  const problems = problemsOf({ "content/faq/clients.de.md": "---\ntitel: Fragen\n---\n## Anfang {#anfang}\n" });
  expect(problems).toEqual([
    expect.stringContaining("front matter"),
    expect.stringContaining("##start against ##anfang"),
  ]);
});

test("a feature that the glossary does not know is named, in whatever layer it is", () => {
  const problems = problemsOf({
    [`${SERVER}/features/refunds/store.ts`]: "",
    "apps/web/app/features/payments/pay.tsx": "",
    "packages/contract/src/prices.ts": "",
  });
  expect(problems).toEqual([
    expect.stringContaining("does not know payments (web)"),
    expect.stringContaining("does not know prices (contract)"),
    expect.stringContaining("does not know refunds (server)"),
  ]);
});

test("a part of a feature carries its name first, texts too", () => {
  const texts = '{ "a": "b" }';
  const pair = (name: string) => ({
    [`apps/web/app/locales/en/${name}.json`]: texts,
    [`apps/web/app/locales/de/${name}.json`]: texts,
  });
  expect(problemsOf({ "packages/rules/src/time-zones.ts": "", ...pair("blog-feed") })).toEqual([]);
  expect(problemsOf(pair("feed"))).toEqual([expect.stringContaining("feed.json are named after no feature")]);
});

test("a journey that is named after no feature is named", () => {
  expect(problemsOf({ "e2e/journeys/payments-cards.spec.ts": "" })).toEqual([]);
  expect(problemsOf({ "e2e/journeys/money.spec.ts": "" })).toEqual([expect.stringContaining("money.spec.ts is named")]);
});

test("a floor that the glossary promises and nobody built is named", () => {
  const table = glossary("| `payments` | payment | Zahlung | – | server web |");
  expect(problemsOf({ "docs/glossary.md": table })).toContainEqual(
    expect.stringContaining("says that payments has a place in web"),
  );
});

test("a table of the database has one owner", () => {
  const problems = problemsOf({
    "apps/server/src/platform/database/database-types.ts":
      "export interface DB {\n  charges: Charges;\n  refunds: Refunds;\n}\n",
  });
  expect(problems).toEqual([expect.stringContaining("no feature owns refunds")]);
});

test("a version that people agreed to stays as it was published", () => {
  const text = "---\nupdated: 2027-01-01\n---\n";
  const sum = createHash("sha256").update(text).digest("hex");
  const published = {
    "content/legal/terms/2027-01-01.de.md": text,
    "content/legal/terms/2027-01-01.en.md": text,
    "content/legal/checksums.txt": `${sum}  terms/2027-01-01.de.md\n${sum}  terms/2027-01-01.en.md\n`,
  };
  expect(problemsOf(published)).toEqual([]);
  expect(problemsOf({ ...published, "content/legal/terms/2027-01-01.en.md": `${text}More.` })).toEqual([
    expect.stringMatching(/^content\/legal\/terms\/2027-01-01\.en\.md: was edited after it was published/),
  ]);
});
