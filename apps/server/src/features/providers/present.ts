import type { Config } from "../../platform/config/config.ts";

/** The name people know a provider by; its id where it is no longer set up. */
export const nameOf = ({ providers }: Pick<Config, "providers">, id: string): string =>
  providers.find((provider) => provider.id === id)?.name ?? id;

type Row = { provider: string; created_at: Date };

export const presentLink = (config: Pick<Config, "providers">, { provider, created_at }: Row) => ({
  id: provider,
  name: nameOf(config, provider),
  createdAt: created_at.toISOString(),
});
