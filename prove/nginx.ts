import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "@aufwind/scripts/debian-package.ts";
import { ROOT } from "@aufwind/scripts/project.ts";
import { answers, Program } from "./program.ts";

type Place = { folder: string; port: number };
export type Nginx = { url: string; program: Program; lead(to: string[]): Promise<void> };

/** The locations as docs/operations.md gives them: document and proof cannot part. */
function documentedLocations(): string {
  const text = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const block = /```nginx\n([^`]*proxy_pass[^`]*)```/.exec(text)?.[1];
  if (!block) throw new Error("docs/operations.md has no settings for nginx any more");
  return block;
}

/** A real nginx before the web servers; one that fails is left alone for two seconds, and only reads are tried again. */
export async function startNginx({ folder, port }: Place, servers: string[]): Promise<Nginx> {
  const file = await findProgram("nginx", "-v");
  mkdirSync(folder, { recursive: true });
  const conf = join(folder, "nginx.conf");
  const write = (to: string[]) => writeFileSync(conf, settingsFor({ folder, port }, to));
  write(servers);
  const url = `http://localhost:${port}`;
  const program = new Program({
    name: "nginx",
    command: [file, "-p", folder, "-c", conf],
    log: join(folder, "nginx.log"),
    isReady: () => answers(`http://127.0.0.1:${port}/api/health-check/health-probe`),
  });
  return {
    url,
    program,
    async lead(to) {
      write(to);
      program.signal("SIGHUP");
    },
  };
}

const settingsFor = ({ folder, port }: Place, servers: string[]) => `daemon off;
user root;
worker_processes 1;
worker_rlimit_nofile 16384;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream aufwind {
${servers.map((each) => `    server ${each} max_fails=3 fail_timeout=2s;`).join("\n")}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    proxy_connect_timeout 2s;
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 2;
${documentedLocations()}  }
}
`;
