import { buildServer } from "./build-server.ts";
import { ensureBuild } from "./build-web.ts";
import { sentenceOf } from "./failure.ts";
import { stopOnSignals } from "./lifecycle.ts";

// For the image: builds the pages and the server, and nothing else.
stopOnSignals({ code: 130 });
try {
  await ensureBuild();
  await buildServer();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
