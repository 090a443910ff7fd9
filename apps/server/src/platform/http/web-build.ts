import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import type { Listen } from "./serve.ts";

/** Where pages come from: the built app, or in development Vite. */
export type WebBuild = {
  load(): Promise<ServerBuild>;
  assetsFolder?: string;
  listen: Listen;
  stop(): Promise<void>;
};

const WEB = new URL("../../../../web/", import.meta.url);

export async function builtWeb(): Promise<WebBuild> {
  const build: ServerBuild = await import(new URL("build/server/index.js", WEB).href);
  return {
    load: async () => build,
    assetsFolder: fileURLToPath(new URL("build/client", WEB)),
    listen: createServer,
    stop: async () => {},
  };
}

export async function developedWeb(): Promise<WebBuild> {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ root: fileURLToPath(WEB), server: { middlewareMode: true }, appType: "custom" });
  return {
    load: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild,
    listen: (options, answer) =>
      createServer(options, (request, response) =>
        vite.middlewares(request, response, () => answer(request, response)),
      ),
    stop: () => vite.close(),
  };
}
