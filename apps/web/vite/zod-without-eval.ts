import type { Plugin } from "vite";

/**
 * Zod tries out whether it may make code at run time. Our content policy forbids that to pages, and the browser reports
 * even the attempt. Told here and not by `z.config`, since modules of pages make their schemas before ours could run.
 */
export const zodWithoutEval = (): Plugin => ({
  name: "zod-without-eval",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;\n`, map: null }),
  },
});
