import type { Plugin, Rolldown } from "vite";

/**
 * Zod tests whether it may generate code at run time. Our content policy forbids that, and the browser reports even the
 * attempt. Set here and not by `z.config`, since page modules create their schemas before ours could run.
 */
const told = {
  name: "zod-without-eval",
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code: string) => ({ code: `${code}\nglobalConfig.jitless = true;\n`, map: null }),
  },
} satisfies Rolldown.Plugin;

export const zodWithoutEval = (): Plugin => ({
  ...told,
  applyToEnvironment: ({ name }) => name === "client",
  // In development Vite pre-bundles libraries, past the site's plugins; one found late, because only the contract
  // imports it, would leave the first page without its scripts.
  config: () => ({ optimizeDeps: { include: ["zod", "@hono/zod-openapi"], rolldownOptions: { plugins: [told] } } }),
});
