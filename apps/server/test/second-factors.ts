import { TOTP } from "otpauth";
import { createAuthenticator } from "./authenticator.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** An answer's body; the test knows its shape. */
export const bodyOf = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;

/** The same for a successful answer: anything else is an error of the test. */
async function yes<Body>(asking: Promise<Response>): Promise<Body> {
  const response = await asking;
  if (!response.ok) throw new Error(await response.text());
  return bodyOf<Body>(response);
}

type Begun = { secret: string };
type Options = { options: { challenge: string; user: { id: string } } };
type Codes = { recoveryCodes: string[] };

/** Sets up an authenticator app, which uses up a code; `code` shows what the app would show. */
export async function setUpApp(server: TestServer, { browser, password }: Person) {
  const { secret } = await yes<Begun>(browser.send("POST", "/api/identity/totp/begin", { password }));
  const app = new TOTP({ secret });
  const code = (secondsLater = 0) => app.generate({ timestamp: server.clock.now().getTime() + secondsLater * 1000 });
  const { recoveryCodes } = await yes<Codes>(browser.send("POST", "/api/identity/totp/confirm", { code: code() }));
  return { code, recoveryCodes };
}

/** Adds a passkey of a new device. */
export async function setUpPasskey({ browser, password }: Person, device = createAuthenticator()) {
  const { options } = await yes<Options>(browser.send("POST", "/api/identity/passkeys/begin", { password }));
  const added = await yes<Codes & { passkey: { id: string } }>(
    browser.send("POST", "/api/identity/passkeys", { name: "Laptop", response: device.create(options) }),
  );
  return { device, id: added.passkey.id, recoveryCodes: added.recoveryCodes };
}
