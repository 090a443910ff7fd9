import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Access } from "@aufwind/contract/platform/route";
import type { Permission } from "@aufwind/rules/operators";
import type { z } from "zod";

/** A route of the contract, as its declaration says. */
export type Route = {
  id: string;
  method: string;
  path: string;
  access: Access;
  permissions: Permission[];
  needsProof: boolean;
  isOpenWhenSuspended: boolean;
  bodies: Record<string, z.ZodType | undefined>;
  query: z.ZodType | undefined;
};

type Declared = {
  method: string;
  path: string;
  request?: { body?: { content?: Record<string, { schema?: z.ZodType }> }; query?: z.ZodType };
  [extension: `x-${string}`]: unknown;
};

const CONTRACT = new URL(import.meta.resolve("@aufwind/contract/platform/route"));
const isRoute = (value: unknown): value is Declared =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** Every route of the contract: new ones are in by themselves. */
export async function allRoutes(): Promise<Route[]> {
  const folder = new URL("../", CONTRACT);
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  const routes = new Map<string, Route>();
  for (const file of files) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const value of Object.values(exported)) {
      if (!isRoute(value)) continue;
      const route = routeOf(value);
      routes.set(route.id, route);
    }
  }
  return [...routes.values()];
}

function routeOf(declared: Declared): Route {
  const { method, path, request } = declared;
  const content = Object.entries(request?.body?.content ?? {});
  return {
    id: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    access: declared["x-access"] as Access,
    permissions: (declared["x-permissions"] ?? []) as Permission[],
    needsProof: Boolean(declared["x-fresh-proof"]),
    isOpenWhenSuspended: method === "get" || Boolean(declared["x-open-when-suspended"]),
    bodies: Object.fromEntries(content.map(([type, { schema }]) => [type, schema])),
    query: request?.query,
  };
}

/** A page of the site. */
export type Page = { key: string; paths: { en: string; de: string }; isMembers: boolean };

const TABLE = fileURLToPath(new URL("../apps/web/app/platform/pages/pages.ts", import.meta.url));

/** Every page, read from the web's own table as text: like a journey, a proof knows the site from outside. */
export async function allPages(): Promise<Page[]> {
  const text = await readFile(TABLE, "utf8");
  const members = text.slice(text.indexOf("MEMBER_PAGES"), text.indexOf("export const PAGES"));
  return [...text.matchAll(/^ {2}(\w+): \{ en: "(.*)", de: "(.*)" \}/gm)].map(([, key = "", en = "", de = ""]) => ({
    key,
    paths: { en: `/en/${en}`.replace(/\/$/, ""), de: `/de/${de}`.replace(/\/$/, "") },
    isMembers: members.includes(`\n  ${key}: {`),
  }));
}

/** The parameters in a path of either kind: `/a/{id}` or `/a/:id`. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}|:(\w+)/g)].map(([, one, other]) => one ?? other ?? "");

/** The path with these values; every other parameter takes its name's usual value. */
export const filled = (path: string, values: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}|:(\w+)/g, (_, one: string | undefined, other: string | undefined) =>
    encodeURIComponent(values[one ?? other ?? ""] ?? USUAL[one ?? other ?? ""] ?? "x"),
  );

const USUAL: Record<string, string> = {
  page: "0",
  size: "10",
  sort: "desc",
  language: "de",
  locale: "de",
  span: "day",
  side: "client",
  year: "2026",
  month: "2026-11",
  date: "2026-11-20",
  day: "2026-11-17",
  kind: "reviews",
  paper: "confirmation",
  text: "terms",
  version: "2026-11",
  step: "account",
  consultation: "standard",
  provider: "oidc",
  service: "google",
  position: "0",
  area: "stress",
};
