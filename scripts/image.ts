import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sentenceOf } from "./failure.ts";
import { ensureBase } from "./image/base.ts";
import { buildah } from "./image/builder.ts";
import type { Image } from "./image/container.ts";
import { contentsOf, unwantedFiles } from "./image/contents.ts";
import { baseImages, readDockerfile } from "./image/dockerfile.ts";
import { tryRelay } from "./image/relay.ts";
import { tryReplication } from "./image/replication.ts";
import { runImage } from "./image/run.ts";
import { onStop, stopAll, stopOnSignals } from "./lifecycle.ts";
import { step } from "./progress.ts";
import { ROOT } from "./project.ts";
import { StartError } from "./start-error.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// Builds the image without an engine, looks into it, runs it as compose says; then tries compose's profiles.
const NAME = "localhost/aufwind";

stopOnSignals({ code: 130 });
const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
try {
  const folder = temporaryFolder("image");
  if (isWanted("image")) {
    const image = await build();
    lookInto(image);
    await runImage(image, folder);
  }
  if (isWanted("profiles")) {
    await tryReplication(folder);
    await tryRelay(folder);
  }
  console.log("✓ All of it holds.");
} catch (error) {
  console.error(error instanceof StartError ? sentenceOf(error) : error);
  process.exitCode = 1;
}
await stopAll();
process.exit();

async function build(): Promise<Image> {
  if (process.getuid?.() !== 0) throw new StartError("Please run it as root: it builds a file system and mounts it.");
  for (const base of baseImages(readDockerfile())) console.log(`  ${base}: ${await ensureBase(base)}`);
  const cache = execFileSync("npm", ["config", "get", "cache"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const how = ["--format", "docker", "--isolation", "chroot", "--pull-never", "--layers"];
  await step("Building the image", () =>
    buildah(["build", ...how, "--volume", `${cache.trim()}:/root/.npm`, "--tag", NAME, ROOT]),
  );
  const container = (await buildah(["from", "--pull-never", NAME])).split("\n").at(-1) ?? "";
  onStop(() => buildah(["rm", container]));
  const root = (await buildah(["mount", container])).split("\n").at(-1) ?? "";
  const { Docker } = JSON.parse(await buildah(["inspect", "--type", "image", NAME]));
  return { root, config: Docker.config };
}

/** Its size; and nothing of tests, tools or secrets. */
function lookInto({ root }: Image): void {
  const app = join(root, "app");
  const { files, bytes } = contentsOf(app);
  const modules = contentsOf(join(app, "node_modules"));
  const whole = contentsOf(root);
  const size = (count: number) => `${Math.round(count / 1e6)} MB`;
  console.log(`  the image: ${size(whole.bytes)}; /app: ${size(bytes)} in ${files.length} files`);
  console.log(`  of which packages: ${size(modules.bytes)} in ${modules.files.length} files`);
  const unwanted = unwantedFiles(files, JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
  if (unwanted.length > 0)
    throw new StartError(`The image has ${unwanted.length} files too many:\n${unwanted.slice(0, 20).join("\n")}`);
}
