import type { Browser, BrowserOptions } from "./browser.ts";
import type { TestServer } from "./test-server.ts";

export const PASSWORD = "Sommer-2026";

type Params = { kind?: "client" | "coach"; email?: string; rememberMe?: boolean } & BrowserOptions;
export type Person = { browser: Browser; email: string; password: string; userId: string };

let count = 0;

/** What a person fills in to register. */
export const registration = (over: Record<string, unknown> = {}) => ({
  firstName: "Erika",
  lastName: "Muster",
  email: "erika@example.org",
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  isAdult: true,
  acceptTerms: true,
  ...over,
});

/** Registers and confirms; the browser has not logged in. */
export async function member(server: TestServer, { kind = "client", email, ...options }: Params = {}): Promise<Person> {
  const address = email ?? `person${++count}@example.org`;
  // Each from a network of its own, so that one cannot use up another's limit.
  const browser = server.browser({ network: `10.0.${count >> 8}.${count & 255}`, ...options });
  const registered = await browser.send("PUT", `/api/visitors/${kind}`, registration({ email: address }));
  if (registered.status !== 201) throw new Error(await registered.text());
  await server.database
    .updateTable("users")
    .set({ confirmed_at: server.clock.now() })
    .where("email", "=", address)
    .execute();
  const { id } = await server.database
    .selectFrom("users")
    .select("id")
    .where("email", "=", address)
    .executeTakeFirstOrThrow();
  return { browser, email: address, password: PASSWORD, userId: id };
}

export const logIn = (browser: Browser, { email, password = PASSWORD, rememberMe = false }: Credentials) =>
  browser.send("POST", "/api/visitors/login", { email, password, rememberMe });
type Credentials = { email: string; password?: string; rememberMe?: boolean };

/** Registers, confirms and logs in. */
export async function person(server: TestServer, wanted: Params = {}): Promise<Person> {
  const made = await member(server, wanted);
  const response = await logIn(made.browser, { email: made.email, rememberMe: wanted.rememberMe ?? false });
  if (response.status !== 200) throw new Error(await response.text());
  return made;
}

/** The token in the newest mail to an address that has a link to this page. */
export async function tokenIn(server: TestServer, { to, page }: { to: string; page: string }): Promise<string> {
  const link = new RegExp(`http://aufwind\\.example/(?:en|de)/${page}/([\\w-]{43})\\n`);
  const mails = (await server.mails()).filter(({ to_address }) => to_address === to);
  return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []).at(-1) ?? "";
}
