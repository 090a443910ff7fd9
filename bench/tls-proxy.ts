import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { join } from "node:path";
import { freePort } from "./site.ts";

export type TlsProxy = { url: string; stop(): Promise<void> };

/** What stands before the product on the internet: TLS and HTTP/2, with a certificate that nobody else knows. */
export async function startTlsProxy(url: string, folder: string): Promise<TlsProxy> {
  const [key, cert] = [join(folder, "front-key.pem"), join(folder, "front.pem")];
  const made = [
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-subj",
    "/CN=localhost",
  ];
  execFileSync("openssl", ["req", ...made, "-days", "1", "-keyout", key, "-out", cert], { stdio: "ignore" });
  const port = await freePort();
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true },
    (asked, answer) => pass(url, asked, answer),
  );
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `https://localhost:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Headers of one connection, which HTTP/2 does not have. */
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding"];

function pass(url: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
  const inner = request(`${url}${asked.url}`, { method: asked.method, headers: Object.fromEntries(own) }, (given) => {
    const headers = Object.entries(given.headers).filter(([name]) => !OF_CONNECTION.includes(name));
    answer.writeHead(given.statusCode ?? 502, Object.fromEntries(headers));
    given.pipe(answer.stream ?? answer);
  });
  inner.on("error", () => answer.end());
  asked.pipe(inner);
}
