import { randomBytes } from "node:crypto";
import { CONSENT_TEXT_VERSION } from "@aufwind/rules/mailings";
import { DAY } from "@aufwind/rules/time/durations";
import { createMailing, scheduleMailing } from "../src/features/mailings/commands.ts";
import { sendMailings } from "../src/features/mailings/jobs.ts";
import { leaveTokenOf } from "../src/features/subscriptions/queries.ts";
import { confirmSubscription, storeRequest } from "../src/features/subscriptions/store.ts";
import { transact } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import { hashOf } from "../src/platform/session/token.ts";
import type { TeamAction } from "./team-actions.ts";

const SUBSCRIBERS = [
  ["anna.berger@example.org", "de"],
  ["paul.winter@example.org", "de"],
  ["yusuf.demir@example.org", "de"],
  ["grace.holt@example.org", "en"],
] as const;

const NOVEMBER = {
  name: "Newsletter November",
  audience: "newsletter",
  necessity: "",
  subjectDe: "Wenn die Tage kürzer werden",
  subjectEn: "As the days grow shorter",
  textDe:
    "der November ist ein guter Monat, um langsamer zu werden. Eine Übung für den Abend:\n\n> Schreiben Sie drei Dinge auf, die heute leichter waren als erwartet.\n\nMehr darüber, woran Sie Erschöpfung erkennen, lesen Sie in unserem Blog.\n\n[Zum Blog](/de/blog)",
  textEn:
    "November is a good month for slowing down. An exercise for the evening:\n\n> Write down three things that were easier today than you expected.\n\nOur blog has more on how to recognise exhaustion.\n\n[Go to the blog](/en/blog)",
} as const;

const MAINTENANCE = {
  name: "Wartung der Datenbank",
  audience: "everybody",
  necessity: "Geplante Wartung: Videogespräche und Buchungen sind eine Stunde lang nicht möglich.",
  subjectDe: "Geplante Wartung am Sonntagmorgen",
  subjectEn: "Planned maintenance on Sunday morning",
  textDe:
    "am Sonntag zwischen 5 und 6 Uhr warten wir unsere Datenbank. In dieser Stunde sind Buchungen und Videogespräche nicht möglich. Vereinbarte Termine sind nicht betroffen.",
  textEn:
    "on Sunday between 5 and 6 a.m. (Berlin) we are servicing our database. Bookings and video calls are not possible during this hour. Agreed appointments are not affected.",
} as const;

/** Those who joined the newsletter; returns how one was sent nine days ago, and a draft about maintenance. */
export async function seedMailings(platform: Platform, operatorId: string): Promise<TeamAction[]> {
  const now = platform.clock.now().getTime();
  const at = (days: number): Platform => ({ ...platform, clock: { now: () => new Date(now - days * DAY) } });
  await transact(platform.database, async (tx) => {
    const asked_at = at(60).clock.now();
    for (const [email, locale] of SUBSCRIBERS) {
      const token = hashOf(randomBytes(32).toString("base64url"));
      const listed = { list: "newsletter", email } as const;
      const tokens = { confirm_token_hash: token, leave_token_hash: hashOf(leaveTokenOf(platform, listed)) };
      const expires = { text_version: CONSENT_TEXT_VERSION, confirm_expires_at: new Date(asked_at.getTime() + DAY) };
      await storeRequest(tx, { ...listed, locale, ...tokens, ...expires, asked_at });
      await confirmSubscription(tx, { tokenHash: token, now: asked_at });
    }
  });
  let id = "";
  const act = (daysAgo: number, play: (then: Platform) => Promise<unknown>): TeamAction => ({
    at: now - daysAgo * DAY,
    play: () => play(at(daysAgo)),
  });
  return [
    act(10, async (then) => {
      id = await createMailing(then, { ...NOVEMBER, operatorId });
    }),
    act(9, async (then) => {
      await scheduleMailing(then, { operatorId, id, version: 1, dueAt: null });
      await sendMailings(then, AbortSignal.timeout(10_000));
    }),
    act(1, (then) => createMailing(then, { ...MAINTENANCE, operatorId })),
  ];
}
