import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import ece from "http_ece";

type Told = { title: string; body: string; url: string; tag: string };
type Got = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export type PushReceiver = {
  url: string;
  /** All requests so far. */
  got: Got[];
  /** Its answers by path; 201 by default. */
  answers: Map<string, number>;
  /** Runs before a request is answered, for tests of concurrency. */
  before: { each: () => Promise<void> };
  close(): Promise<unknown>;
};

/** A push service on this machine. */
export async function openPushReceiver(): Promise<PushReceiver> {
  const [got, answers]: [Got[], Map<string, number>] = [[], new Map()];
  const before = { each: async () => {} };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const path = request.url ?? "";
    got.push({ path, headers: request.headers, body: Buffer.concat(pieces) });
    await before.each();
    response.writeHead(answers.get(path) ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    answers,
    before,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser's subscription with its private keys. */
export function newSubscription(endpoint: string) {
  const own = createECDH("prime256v1");
  const p256dh = own.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    open: ({ body }: Got): Told =>
      JSON.parse(ece.decrypt(body, { version: "aes128gcm", privateKey: own, authSecret: auth }).toString("utf8")),
  };
}

/** The sender's claims, if signed with this key (VAPID, RFC 8292). */
export function signedBy(publicKey: string, { headers }: Got): { aud: string; sub: string; exp: number } | undefined {
  const [, head = "", claims = "", signature = "", k = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  if (k !== publicKey) return undefined;
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) : undefined;
}
