import type { Plugin } from "vite";

const ASKED = "if (init.instrumentations)";

/** Nobody instruments the router in the browser: without these two questions its code for that, 1.2 kB, stays out. */
export const routerWithoutInstrumentation = (): Plugin => ({
  name: "router-without-instrumentation",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/router\/router\.js$/ },
    handler(code) {
      if (!code.includes(ASKED)) this.error("The router is instrumented in another way now: see its plugin");
      return { code: code.replaceAll(ASKED, "if (false)"), map: null };
    },
  },
});
