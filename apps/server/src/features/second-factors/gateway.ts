import { z } from "zod";
import type { Config } from "../../platform/config/config.ts";
import type { UserRow } from "../accounts/store.ts";
import type { PasskeyRow } from "./passkey-store.ts";

/** How long a browser may take to answer. */
export const ANSWER_TIME = 5 * 60_000;

/** With the first passkey: its 290 modules were a tenth of a start. */
const webauthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256, those of today's devices; post-quantum ones are still experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The site that a passkey belongs to. */
function siteOf({ http }: Config) {
  const { origin, hostname } = new URL(http.publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

const descriptors = (passkeys: PasskeyRow[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

/** The options to create a passkey that also works alone. */
export const creationOptions = async (config: Config, { user, known }: { user: UserRow; known: PasskeyRow[] }) =>
  (await webauthn()).generateRegistrationOptions({
    rpName: config.brand,
    rpID: siteOf(config).expectedRPID,
    userName: user.email ?? "",
    userDisplayName: `${user.first_name} ${user.last_name}`,
    userID: new Uint8Array(Buffer.from(user.id)),
    excludeCredentials: descriptors(known),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestationType: "none",
    supportedAlgorithmIDs,
    timeout: ANSWER_TIME,
  });

/** The options to ask for one of these passkeys, or, alone, for any of this site. */
export const requestOptions = async (config: Config, { passkeys, alone }: { passkeys: PasskeyRow[]; alone: boolean }) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: siteOf(config).expectedRPID,
    allowCredentials: descriptors(passkeys),
    userVerification: alone ? "required" : "preferred",
    timeout: ANSWER_TIME,
  });

const base64url = z.string().regex(/^[\w-]+$/);
/** The longest that the standard allows, encoded. */
const credentialId = base64url.max(Math.ceil((1023 * 4) / 3));
const TRANSPORTS = new Set<unknown>(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

const answerWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal("public-key"),
    response: z.object({ clientDataJSON: base64url, ...shape }),
  });
const Creation = answerWith({ attestationObject: base64url, transports: z.array(z.unknown()).catch([]) });
const Assertion = answerWith({ authenticatorData: base64url, signature: base64url, userHandle: z.string().nullish() });
const ClientData = z.object({ challenge: base64url.max(100) });

/** Whatever is wrong with a browser's answer, it is no error of ours. */
async function unlessWrong<T>(judge: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await judge();
  } catch {
    return undefined;
  }
}

const challengeIn = (clientData: string) =>
  ClientData.parse(JSON.parse(Buffer.from(clientData, "base64url").toString())).challenge;

/** An answer to `creationOptions`, and the challenge that it claims to answer. */
export const readCreation = (response: unknown) =>
  unlessWrong(() => {
    const creation = Creation.parse(response);
    return { creation, challenge: challengeIn(creation.response.clientDataJSON) };
  });
type ReadCreation = { creation: z.output<typeof Creation>; challenge: string };

/** The new passkey of an answer, or undefined if anything is wrong. */
export const createdPasskey = (config: Config, { creation, challenge }: ReadCreation) =>
  unlessWrong(async () => {
    const { attestationObject, transports } = creation.response;
    const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
      webauthn(),
      import("@simplewebauthn/server/helpers"),
    ]);
    // We request no attestation; for some formats the library would fetch lists over the network.
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
    const format = attestation.get("fmt");
    if (format !== "none" && (format !== "packed" || attestation.get("attStmt").get("x5c"))) return undefined;

    const { registrationInfo } = await verifyRegistrationResponse({
      ...siteOf(config),
      response: { ...creation, response: { ...creation.response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: credentialId.parse(id),
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports.filter((each) => TRANSPORTS.has(each)).map(String),
    };
  });

/** An answer to `requestOptions`, and the challenge that it claims to answer. */
export const readAssertion = (response: unknown) =>
  unlessWrong(() => {
    const assertion = Assertion.parse(response);
    return { assertion, challenge: challengeIn(assertion.response.clientDataJSON) };
  });
type ReadAssertion = { assertion: z.output<typeof Assertion>; challenge: string };

type SignedCounterParams = ReadAssertion & { passkey: PasskeyRow; alone: boolean };

/** The signature counter after this answer, or undefined if anything is wrong. */
export const signedCounter = (config: Config, { assertion, challenge, passkey, alone }: SignedCounterParams) =>
  unlessWrong(async () => {
    const { userHandle, ...response } = assertion.response;
    // Alone, the passkey itself names the person, and both must name the same.
    const named = userHandle ? Buffer.from(userHandle, "base64url").toString() : undefined;
    if ((alone || named) && named !== passkey.user_id) return undefined;
    const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
      ...siteOf(config),
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      credential: { id: assertion.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
      requireUserVerification: alone,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
