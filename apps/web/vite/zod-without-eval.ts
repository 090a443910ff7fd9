import type { Plugin, Rolldown } from "vite";

/**
 * Zod tries out whether it may make code at run time. Our content policy forbids that to pages, and the browser reports
 * even the attempt. Told here and not by `z.config`, since modules of pages make their schemas before ours could run.
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
  // In development Vite bundles libraries beforehand, past the plugins of the site; one that it finds late, because only
  // the contract imports it, would leave the first page without its scripts.
  config: () => ({ optimizeDeps: { include: ["zod", "@hono/zod-openapi"], rolldownOptions: { plugins: [told] } } }),
});
