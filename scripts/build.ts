import { ensureBuild } from "./build-web.ts";
import { sentenceOf } from "./failure.ts";
import { stopOnSignals } from "./lifecycle.ts";

// For the image: builds the pages, and nothing else.
stopOnSignals({ code: 130 });
await ensureBuild().catch((error) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
