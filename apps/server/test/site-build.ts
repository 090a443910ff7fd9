import { createContext, type ServerBuild } from "react-router";

/** The build of a site with these pages, as React Router hands it to the server. */
export const siteBuild = (routes: Record<string, object>): ServerBuild =>
  ({
    routes,
    entry: { module: { default: () => new Response(), apiContext: createContext(), nonceContext: createContext("") } },
    assets: { routes: {}, version: "1", url: "/manifest.js", entry: { imports: [], module: "" } },
    future: {},
    ssr: true,
    basename: "/",
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  }) as unknown as ServerBuild;
