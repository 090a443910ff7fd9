import { createHmac, randomBytes } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { linkIn, mailTo } from "./mails.ts";

export const PASSWORD = "Sommer-2026";

export type Member = { email: string; firstName: string; lastName: string };

export const newAddress = (name: string): string => `${name}-${randomBytes(4).toString("hex")}@example.org`;

type Kind = "client" | "coach";
export type Name = Omit<Member, "email">;
export const MIRA: Name = { firstName: "Mira", lastName: "Vogel" };

/** Registers over the API, without confirming. */
export async function registerUnconfirmed(
  request: APIRequestContext,
  kind: Kind = "client",
  name = MIRA,
): Promise<Member> {
  const member = { email: newAddress(kind), ...name };
  const response = await request.put(`/api/visitors/${kind}`, {
    headers: { "accept-language": "de" },
    data: { ...member, password: PASSWORD, passwordConfirmation: PASSWORD, isAdult: true, acceptTerms: true },
  });
  expect(response.status()).toBe(201);
  return member;
}

/** Registers over the API and confirms with the link of the mail. */
export async function newMember(request: APIRequestContext, kind: Kind = "client", name = MIRA): Promise<Member> {
  const member = await registerUnconfirmed(request, kind, name);
  await confirmAddress(request, member.email);
  return member;
}

/** Confirms over the API with the link of the mail, which is in German. */
export async function confirmAddress(request: APIRequestContext, email: string): Promise<void> {
  const token = linkIn(await mailTo(request, email), "e-mail-bestaetigen")
    .split("/")
    .at(-1);
  expect((await request.post("/api/visitors/confirm-email", { data: { token } })).status()).toBe(200);
}

const LOGIN = {
  de: { page: "/de/anmelden", email: "E-Mail-Adresse", password: "Passwort", submit: "Anmelden" },
  en: { page: "/en/login", email: "Email address", password: "Password", submit: "Log in" },
} as const;
export type Language = keyof typeof LOGIN;

type Filling = { password?: string; locale?: Language };

/** Fills in the open login form. */
export async function fillLogin(page: Page, { email }: Pick<Member, "email">, filling: Filling = {}): Promise<void> {
  const { password = PASSWORD, locale = "de" } = filling;
  const words = LOGIN[locale];
  const main = page.getByRole("main");
  await main.getByLabel(words.email).first().fill(email);
  await main.getByLabel(words.password, { exact: true }).fill(password);
  await main.getByRole("button", { name: words.submit, exact: true }).click();
}

export const openLogin = (page: Page, locale: Language = "de") => page.goto(LOGIN[locale].page);

/** Enters by the log-in page's list of the demo's people; who went on before it has led on would not be signed in. */
export async function enterDemo(page: Page, name: string, locale: Language = "de"): Promise<void> {
  await openLogin(page, locale);
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await page.waitForURL(({ pathname }) => pathname !== LOGIN[locale].page);
}

/** Signs in over the API; if `request` is a page's own, the page is signed in too. */
export async function signIn(request: APIRequestContext, email: string, password = PASSWORD): Promise<void> {
  const answer = await request.post("/api/visitors/login", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Somebody of the demo, with a history. */
export const signInAs = (request: APIRequestContext, name: string): Promise<void> =>
  signIn(request, `${name}@example.org`, "Aufwind-Demo-1");

/** Opens a page as somebody; the log-in form has journeys of its own. */
export async function logIn(page: Page, { email }: Pick<Member, "email">, to: string): Promise<void> {
  await signIn(page.request, email);
  await page.goto(to);
}

/** An authenticator app's present code for this key (RFC 6238). */
export function appCode(key: string, now = Date.now()): string {
  const bits = [...key.replaceAll(/\s/g, "")]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac("sha1", bytes).update(counter).digest();
  const place = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
