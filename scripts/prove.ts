import { join } from "node:path";
import { buildServer } from "./build-server.ts";
import { ensureBuild } from "./build-web.ts";
import { stopOnSignals } from "./lifecycle.ts";
import { ROOT } from "./project.ts";
import { run } from "./run.ts";

stopOnSignals({ code: 130 });
process.env.NODE_ENV = "production";
await ensureBuild();
await buildServer();
const args = [join(ROOT, "prove/main.ts"), ...process.argv.slice(2)];
const { code } = await run({ file: process.execPath, args, show: true });
process.exit(code);
