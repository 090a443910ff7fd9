import { afterEach, expect, test } from "vitest";
import { openProvider, type TestProvider } from "../../../test/provider.ts";
import { createSetClock } from "../../../test/set-clock.ts";
import { readConfig } from "../../platform/config/config.ts";
import { createLog } from "../../platform/log/log.ts";
import { createGateway } from "./gateway.ts";

const anna = { email: "anna@example.org", email_verified: true };
const proofs = { state: "s".repeat(43), nonce: "n".repeat(43), codeVerifier: "v".repeat(43) };
const SETTINGS = "/.well-known/openid-configuration";

let open: TestProvider | undefined;
afterEach(async () => {
  await open?.stop();
  open = undefined;
});

/** The gateway to the test's provider, with its log. */
async function gatewayTo(options: { secretIn?: "client_secret_basic" | "client_secret_post"; secret?: string } = {}) {
  const { secret, ...wanted } = options;
  const provider = await openProvider({ accounts: { anna }, ...wanted });
  open = provider;
  const env = { ...provider.env, ...(secret && { OIDC_CLIENT_SECRET: secret }) };
  const config = readConfig({
    MODE: "test",
    DATABASE_URL: "postgres://none",
    PUBLIC_URL: "http://aufwind.example",
    ...env,
  });
  const [known] = config.providers;
  if (!known) throw new Error("The provider is not set up.");
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const clock = createSetClock("2026-11-16T09:00:00Z");
  const gateway = createGateway({ config, clock, log });
  const setOut = () => gateway.addressOf(known, { ...proofs, locale: "en" });
  const goThrough = async () => {
    const { search } = await provider.signIn((await setOut()) ?? "", "anna");
    return gateway.identityOf(known, { ...proofs, query: search });
  };
  return { provider, clock, lines, setOut, goThrough };
}

test("asks for the provider's settings once for all who come, and once a day", async () => {
  const { provider, clock, setOut } = await gatewayTo();
  const asked = () => provider.asked.filter((path) => path === SETTINGS).length;
  await Promise.all([setOut(), setOut(), setOut()]);
  await setOut();
  expect(asked()).toBe(1);
  clock.advance({ days: 1 });
  await setOut();
  expect(asked()).toBe(2);
});

test.each(["client_secret_basic", "client_secret_post"] as const)(
  "gives its secret in the way that the provider wants: %s",
  async (secretIn) => {
    const { goThrough } = await gatewayTo({ secretIn });
    expect(await goThrough()).toEqual({ subject: "anna", email: anna.email, firstName: "", lastName: "" });
  },
);

test("checks the signature of what the provider says, though it came straight from there", async () => {
  const { provider, goThrough } = await gatewayTo();
  await goThrough();
  expect(provider.asked).toContain("/jwks");
});

test("notes a provider that refuses us, and nothing that opens anything", async () => {
  const { lines, goThrough } = await gatewayTo({ secret: "not-the-secret-of-the-client" });
  expect(await goThrough()).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("a provider could not be used");
  for (const secret of ["not-the-secret-of-the-client", ...Object.values(proofs), anna.email])
    expect(lines[0]).not.toContain(secret);
});
