import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

export type Contents = { files: string[]; bytes: number };

/** All files below a folder, by their paths in it; links are not followed. */
export function contentsOf(folder: string, inside = ""): Contents {
  const found: Contents = { files: [], bytes: 0 };
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name);
    const below = entry.isDirectory()
      ? contentsOf(folder, path)
      : { files: [path], bytes: lstatSync(join(folder, path)).size };
    found.files.push(...below.files);
    found.bytes += below.bytes;
  }
  return found;
}

/** What must not be in an image that strangers may get hold of, and why. */
const UNWANTED: [RegExp, string][] = [
  [/^(?!node_modules\/).*\.test\.tsx?$/, "a test"],
  [/^apps\/server\/test\//, "a helper of tests"],
  [/^(?:e2e|bench|prove|scripts|docs|deployment|monitoring)\//, "not part of the running product"],
  [/^apps\/(?:card|partner)-sandbox\//, "a stand-in of tests and demo"],
  [/^apps\/web\/(?!build\/|package\.json$)/, "a source of the pages, which are built"],
  [/(?:^|\/)\.(?:env|git|data|npmrc|ci)(?:$|[./])/, "a secret, or what may hold one"],
  [/^(?!node_modules\/).*\.(?:pem|key|p12|sqlite|dump|log)$/, "a secret, or data"],
];

type Lock = { packages: Record<string, { dev?: boolean }> };

/** Files below `/app` of the image that have no place in it. */
export function unwantedFiles(files: string[], lock: Lock): string[] {
  const development = Object.entries(lock.packages)
    .filter(([path, { dev }]) => dev && path.startsWith("node_modules/"))
    .map(([path]) => `${path}/`);
  return files.flatMap((file) => {
    const reason = UNWANTED.find(([pattern]) => pattern.test(file))?.[1];
    if (reason) return `${file}: ${reason}`;
    const owner = development.find((path) => file.startsWith(path));
    return owner ? `${file}: a package of development` : [];
  });
}
