import type { Config } from "../../platform/config/config.ts";

/** The provider's name; its id if it is no longer configured. */
export const nameOf = ({ providers }: Pick<Config, "providers">, id: string): string =>
  providers.find((provider) => provider.id === id)?.name ?? id;

type Row = { provider: string; created_at: Date };

export const presentLink = (config: Pick<Config, "providers">, { provider, created_at }: Row) => ({
  id: provider,
  name: nameOf(config, provider),
  createdAt: created_at.toISOString(),
});
