import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Environment, NEEDED_IN_PRODUCTION } from "@aufwind/server/platform/config/environment";
import { ROOT } from "./project.ts";

export const ENV_EXAMPLE = join(ROOT, ".env.example");

const HEAD = `# Made from the configuration by "node scripts/env-example.ts"; docs/operations.md says more about each variable.
# What production needs stands open; everything else shows its default, or nothing where there is none.
`;

/** The text of \`.env.example\`: every variable with its meaning and its default. */
export function envExample(): string {
  const needed: readonly string[] = ["DATABASE_URL", ...NEEDED_IN_PRODUCTION];
  const entries = Object.entries(Environment.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined);
    const value = parsed.success && parsed.data !== undefined ? String(parsed.data) : "";
    return `# ${schema.description}\n${needed.includes(name) ? "" : "#"}${name}=${value}\n`;
  });
  return [HEAD, ...entries].join("\n");
}

if (import.meta.main) writeFileSync(ENV_EXAMPLE, envExample());
