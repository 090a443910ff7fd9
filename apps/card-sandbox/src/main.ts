import { startCardSandbox } from "./sandbox.ts";

const { PORT, HOST, FILE, WEBHOOK_URL } = process.env;
const sandbox = await startCardSandbox({
  port: Number(PORT || 3010),
  ...(HOST && { host: HOST }),
  ...(FILE && { file: FILE }),
  ...(WEBHOOK_URL && { webhook: { url: WEBHOOK_URL } }),
});
console.log(`The card sandbox is at ${sandbox.url}.`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    await sandbox.stop();
    process.exit(0);
  });
