import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import tls from "node:tls";
import { findProgram } from "../debian-package.ts";
import { onStop } from "../lifecycle.ts";
import { freePort } from "../port.ts";
import { ROOT } from "../project.ts";

type Wanted = { folder: string; publicUrl: string; web: string };

/** Caddy with the Caddyfile of compose, and certificates of its own authority, which this process trusts from then on. */
export async function startProxy({ folder, publicUrl, web }: Wanted): Promise<void> {
  const file = await findProgram("caddy", "version");
  const text = readFileSync(join(ROOT, "deployment/Caddyfile"), "utf8");
  // Ports and this machine's list of authorities are not ours to take.
  const local = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${await freePort()}\n`;
  const config = join(folder, "Caddyfile");
  writeFileSync(config, text.replace(/^\{\n/m, local));
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const output = openSync(join(folder, "proxy.log"), "w");
  const args = ["run", "--adapter", "caddyfile", "--config", config];
  const child = spawn(file, args, {
    stdio: ["ignore", output, output],
    env: { ...env, PUBLIC_URL: publicUrl, WEB: web },
  });
  closeSync(output);
  onStop(async () => {
    const ended = child.exitCode === null ? once(child, "exit") : undefined;
    child.kill("SIGTERM");
    await ended;
  });
  const authority = join(folder, "caddy/pki/authorities/local/root.crt");
  for (let left = 100; left > 0 && child.exitCode === null; left--) {
    await pause(100);
    if (!existsSync(authority)) continue;
    tls.setDefaultCACertificates([...tls.getCACertificates("default"), readFileSync(authority, "utf8")]);
    if (await answers(publicUrl)) return;
  }
  throw new Error(`Caddy does not answer: ${readFileSync(join(folder, "proxy.log"), "utf8").slice(-1000)}`);
}

const answers = (url: string) =>
  fetch(url, { method: "HEAD", redirect: "manual" }).then(
    () => true,
    () => false,
  );
