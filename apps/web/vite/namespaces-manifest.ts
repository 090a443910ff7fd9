import type { Plugin } from "vite";

const NAME = "virtual:namespaces-manifest";
const RESOLVED = `\0${NAME}`;
const ROOM = /\/locales\/(\w+\/[\w-]+)\.json$/;

/**
 * Tells the server which browser chunk has which namespace ("de/home" → "/assets/home-x.js"), so that a page can
 * preload its own. The browser's build runs first; in development nothing is preloaded.
 */
export function namespacesManifest(): Plugin {
  const chunks: Record<string, string> = {};
  return {
    name: "namespaces-manifest",
    sharedDuringBuild: true,
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const namespaceChunks = ${JSON.stringify(chunks)};` : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const [, room] = ROOM.exec(file.facadeModuleId ?? "") ?? [];
        if (room) chunks[room] = `/${file.fileName}`;
      }
    },
  };
}
