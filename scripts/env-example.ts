import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Environment, NEEDED_IN_PRODUCTION } from "@aufwind/server/platform/config/environment";
import { ROOT } from "./project.ts";

export const ENV_EXAMPLE = join(ROOT, ".env.example");

const HEAD = `# Made from the configuration by "node scripts/env-example.ts"; docs/operations.md says more about each variable.
# What production needs stands open; everything else shows its default, or nothing where there is none.
`;

/** What only `compose.yaml` reads: default and meaning. */
const COMPOSE: Record<string, [value: string, meaning: string]> = {
  POSTGRES_PASSWORD: [
    "",
    "The database's password, letters and digits only. DATABASE_URL is made of it and stays empty.",
  ],
  COMPOSE_PROFILES: ["", "What else runs, with commas between: proxy, relay, replica, backups."],
  WEB_ADDRESS: ["127.0.0.1", "Address of this machine on which the web process is reached by a proxy of your own."],
  WEB_PORT: ["3000", "And its port there."],
  REPLICATION_PASSWORD: ["", "For replica and backups: the password by which they follow the database."],
  BACKUP_DAYS: ["14", "How many days backups are kept."],
  RELAY_ADDRESS: ["", "For the relay: this machine's public address, or public/private behind a NAT."],
  RELAY_NAME: ["aufwind", "For the relay: its host name."],
};

/** The text of \`.env.example\`: every variable with its meaning and its default. */
export function envExample(): string {
  const needed: readonly string[] = ["DATABASE_URL", ...NEEDED_IN_PRODUCTION];
  const entries = Object.entries(Environment.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined);
    const value = parsed.success && parsed.data !== undefined ? String(parsed.data) : "";
    return `# ${schema.description}\n${needed.includes(name) ? "" : "#"}${name}=${value}\n`;
  });
  const ofCompose = Object.entries(COMPOSE).map(
    ([name, [value, meaning]]) => `# ${meaning}\n${name === "POSTGRES_PASSWORD" ? "" : "#"}${name}=${value}\n`,
  );
  return [HEAD, ...entries, "# Only for compose.yaml.\n", ...ofCompose].join("\n");
}

if (import.meta.main) writeFileSync(ENV_EXAMPLE, envExample());
