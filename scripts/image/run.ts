import { strict as assert } from "node:assert";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DEMO } from "@aufwind/server/platform/config/environment";
import { ownDatabase } from "../own-database.ts";
import { freePort } from "../port.ts";
import { step } from "../progress.ts";
import { environmentOf, filledExample, readServices } from "./compose.ts";
import { Container, type Image, userOf } from "./container.ts";
import { openMailbox } from "./mailbox.ts";
import { startProxy } from "./proxy.ts";
import { runSmokeTest } from "./smoke.ts";

/** Writes to each place, and says what it may do: in the container, as the server itself could. */
const RIGHTS = `const { writeFileSync, readFileSync } = require("node:fs");
const may = (path) => { try { writeFileSync(path, ""); return "written"; } catch ({ code }) { return code; } };
console.log(JSON.stringify({ user: process.getuid(), rights: /CapBnd:\\s*(\\w+)/.exec(readFileSync("/proc/self/status", "utf8"))[1],
  places: Object.fromEntries(["/app/x", "/x", "/etc/x", "/data/x", "/tmp/x"].map((path) => [path, may(path)])) }));`;

/** Parts that are compiled for the system and that a smoke journey does not reach. */
const PARTS = ["sharp", "@node-rs/argon2", "pdfkit"].map((name) => `await import("${name}");`).join("");

/** migrate, web and worker of compose from the image, behind the proxy of compose, on a real PostgreSQL. */
export async function runImage(image: Image, folder: string): Promise<void> {
  const services = readServices();
  const mailbox = await openMailbox();
  const [port, publicPort] = [await freePort(), await freePort()];
  const publicUrl = `https://localhost:${publicPort}`;
  const database = await ownDatabase({ folder: join(folder, "postgres"), fast: true, database: "aufwind" });
  const env = filledExample({
    ...DEMO,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: "",
    POSTGRES_PASSWORD: new URL(database).password,
    SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: mailbox.url,
    STRIPE_SECRET_KEY: "sk_test_never_asked",
    STRIPE_PUBLISHABLE_KEY: "pk_test_never_asked",
    STRIPE_WEBHOOK_SECRET: "whsec_never_asked",
  });
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const { uid, gid } = userOf(image);
  chownSync(data, uid, gid);

  const start = (name: string) => {
    const service = services[name];
    if (!service) throw new Error(`compose.yaml has no service ${name}`);
    // Names of compose's network are ports of this machine here.
    const over = { DATABASE_URL: database, HOST: "127.0.0.1", PORT: String(port) };
    return Container.start({
      name,
      folder,
      image,
      service,
      data,
      env: { ...env, ...environmentOf(service, env), ...over },
    });
  };
  await step("migrate", async () => {
    const migrate = await start("migrate");
    assert.equal(await migrate.ended(), 0, readFileSync(migrate.log, "utf8"));
  });
  const [web, worker] = await step("web and worker, until they are healthy", async () => {
    const both = [await start("web"), await start("worker")] as const;
    for (const each of both) await healthy(each);
    return both;
  });
  await step("an ordinary user without rights, and no place to write but /data and /tmp", async () => {
    const { output } = await web.exec(["node", "-e", RIGHTS]);
    const places = { "/app/x": "EROFS", "/x": "EROFS", "/etc/x": "EROFS", "/data/x": "written", "/tmp/x": "written" };
    assert.deepEqual(JSON.parse(output), { user: uid, rights: "0000000000000000", places });
    const parts = await web.exec(["node", "--input-type=module", "-e", PARTS]);
    assert.equal(parts.code, 0, parts.output);
  });
  await startProxy({ folder, publicUrl, web: `127.0.0.1:${port}` });
  await step("the smoke journey, through the proxy", () => runSmokeTest({ url: publicUrl, mailbox }));
  await step("SIGTERM ends both in order", async () => {
    assert.deepEqual(await Promise.all([web.stop(), worker.stop()]), [0, 0]);
  });
}

async function healthy(container: Container): Promise<void> {
  for (let left = 60; left > 0; left--) {
    if (await container.isHealthy()) return;
    await pause(500);
  }
  throw new Error(`not healthy: ${readFileSync(container.log, "utf8").slice(-2000)}`);
}
