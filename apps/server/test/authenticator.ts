import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Options = { challenge: string; user?: { id: string } };
/** Deviations for tests. */
type Twist = {
  origin?: string;
  rpId?: string;
  type?: string;
  /** Whether user verification happened. */
  verified?: boolean;
  userHandle?: string;
  counter?: number;
  /** The attestation format. */
  format?: string;
  certificate?: Buffer;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A software passkey device: one P-256 key, attestation "none", an increasing counter. */
export function createAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  let counter = 0;
  let owner = "";

  const clientData = (type: string, { challenge }: Options, { origin = "http://aufwind.example" }: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, { rpId = "aufwind.example", verified = true, counter: told }: Twist) => {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | PRESENT | (verified ? VERIFIED : 0));
    rest.writeUInt32BE(told ?? counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  };
  const signature = (authData: Buffer, data: Buffer) =>
    sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
  const answer = (response: Record<string, unknown>) => {
    const id = credentialId.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  };

  return {
    /** The result of `navigator.credentials.create`. */
    create(options: Options, twist: Twist = {}) {
      owner = options.user?.id ?? "";
      const attested = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, coseKey(publicKey)]);
      const authData = Buffer.concat([head(ATTESTED, twist), attested]);
      const data = clientData(twist.type ?? "webauthn.create", options, twist);
      const { format = "none", certificate } = twist;
      const statement = new Map<string, Cbor>();
      if (format !== "none") statement.set("alg", -7).set("sig", signature(authData, data));
      if (certificate) statement.set("x5c", certificate);
      const attestation = new Map<string, Cbor>([
        ["fmt", format],
        ["attStmt", statement],
        ["authData", authData],
      ]);
      return answer({
        clientDataJSON: data.toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      });
    },
    /** The result of `navigator.credentials.get`. */
    get(options: Options, twist: Twist = {}) {
      if (counts) counter++;
      const data = clientData(twist.type ?? "webauthn.get", options, twist);
      const authData = head(0, twist);
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature(authData, data).toString("base64url"),
        userHandle: twist.userHandle ?? owner,
      });
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

function uint16(value: number) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** EC2 key on P-256 for ES256, in COSE numbers. */
function coseKey(publicKey: KeyObject) {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR (RFC 8949) as an authenticator uses. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? start(1, -1 - value) : start(0, value);
  if (typeof value === "string") return Buffer.concat([start(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([start(2, value.length), value]);
  return Buffer.concat([start(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

function start(major: number, count: number) {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(count)]);
}
