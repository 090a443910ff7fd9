import type { PersonalDetails, Registration } from "@aufwind/contract/accounts";
import { companyOf } from "@aufwind/contract/platform/fields";
import { asLocale, type Locale } from "@aufwind/rules/locale";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashPassword } from "../../platform/session/password-hash.ts";
import { newLink, redeemToken } from "../email-tokens/commands.ts";
import { creditWelcome, recordInviter } from "../friends/commands.ts";
import { agreeToCurrent } from "../legal-texts/commands.ts";
import { confirmMail } from "./mails.ts";
import * as store from "./store.ts";

type RegisterAccountParams = {
  kind: "client" | "coach";
  locale: Locale;
  registration: z.output<typeof Registration>;
};

const emailInUse = () => new Problem("emailInUse", { errors: [{ field: "email", code: "emailInUse", params: {} }] });

/** Creates an unconfirmed account and sends the confirmation mail. */
export async function registerAccount(
  platform: Platform,
  { kind, locale, registration }: RegisterAccountParams,
): Promise<void> {
  const { email, password, website } = registration;
  // Honeypot: bots get the same answer as everybody else.
  if (website) return;
  if (await store.findByEmail(platform.database, email)) throw emailInUse();
  const password_hash = await hashPassword(password, platform.config);
  await transact(platform.database, async (tx) => {
    const user = await addPerson(tx, platform, { ...registration, kind, locale, password_hash });
    await sendConfirmation(tx, platform, user);
  });
}

type Person = {
  kind: "client" | "coach";
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  password_hash: string | null;
  confirmed_at?: Date;
  asCompany?: boolean | undefined;
  companyName?: string | undefined;
  vatNumber?: string | undefined;
  /** The invitation through which a client registers. */
  friendCode?: string | undefined;
};

/** Adds a person who has just accepted the terms and is of age; a client with the inviter. */
export async function addPerson(tx: Tx, platform: Platform, person: Person): Promise<store.UserRow> {
  const { companyName, vatNumber } = companyOf(person);
  const now = platform.clock.now();
  if (await store.isReserved(tx, { email: person.email, now })) throw emailInUse();
  const user = await store.insertUser(tx, {
    kind: person.kind,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    company_name: companyName,
    vat_number: vatNumber,
    password_hash: person.password_hash,
    locale: person.locale,
    terms_locale: person.locale,
    terms_accepted_at: now,
    adult_confirmed_at: now,
    confirmed_at: person.confirmed_at ?? null,
    created_at: now,
  });
  if (!user) throw emailInUse();
  const agreed = { userId: user.id, locale: person.locale, givenAt: "registration" } as const;
  await agreeToCurrent(tx, platform, { ...agreed, text: "terms" });
  if (person.kind === "client" && person.friendCode) {
    await recordInviter(tx, platform, { friendId: user.id, typed: person.friendCode });
    if (user.confirmed_at) await creditWelcome(tx, platform, user.id);
  }
  return user;
}

/** Confirms the address with the token of the mail: of many concurrent requests one succeeds. */
export const confirmEmail = (platform: Platform, token: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const userId = await redeemToken(tx, platform, { token, purpose: "confirm" });
    if (!userId) throw new Problem("confirmLinkInvalid");
    await confirmPerson(tx, platform, userId);
  });

/** Whoever has the mail owns the address; the first confirmation also grants what waited for it. */
export async function confirmPerson(tx: Tx, platform: Platform, id: string): Promise<void> {
  if (await store.setConfirmed(tx, { id, now: platform.clock.now() })) await creditWelcome(tx, platform, id);
}

export const resendConfirmation = (platform: Platform, email: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const found = await store.findByEmail(tx, email);
    const user = found && (await store.lockUser(tx, found.id));
    if (!user) throw new Problem("userNotFound");
    if (user.confirmed_at) throw new Problem("alreadyConfirmed");
    await sendConfirmation(tx, platform, user);
  });

async function sendConfirmation(tx: Tx, platform: Platform, { id, email, locale }: store.UserRow) {
  const token = await newLink(tx, platform, { userId: id, purpose: "confirm" });
  const person = { email: email ?? "", locale: asLocale(locale) };
  await platform.outbox.add(tx, confirmMail(platform, { ...person, token }));
}

type Details = z.output<typeof PersonalDetails>;

const isRenamed = (user: store.UserRow, { firstName, lastName }: Pick<Details, "firstName" | "lastName">) =>
  user.first_name !== firstName || user.last_name !== lastName;

/** Updates the copies of a person's name elsewhere. */
export type Renamed = (tx: Tx, platform: Platform, userId: string) => Promise<void>;
type Change = { userId: string; details: Details; renamed: Renamed };

/** Updates a person's own details; a coach's company is part of the business details. */
export const updateDetails = (platform: Platform, { userId, details, renamed }: Change): Promise<store.UserRow> =>
  transact(platform.database, async (tx) => {
    const before = await store.lockUser(tx, userId);
    await store.setNames(tx, userId, details);
    if (before && isRenamed(before, details)) await renamed(tx, platform, userId);
    const user = await store.setLocale(tx, userId, details.locale);
    if (!user) throw new Problem("notSignedIn");
    return user.kind === "coach" ? user : ((await store.setCompany(tx, userId, companyOf(details))) ?? user);
  });
