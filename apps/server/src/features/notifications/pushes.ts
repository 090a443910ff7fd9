import { ECDH } from "node:crypto";
import {
  disturbAt,
  isAboutReview,
  type NotificationKind,
  type Topic,
  topicOf,
} from "@aufwind/rules/notifications-preferences";
import { MINUTE } from "@aufwind/rules/time/durations";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { type Push, sendPush } from "./gateway.ts";
import * as store from "./push-store.ts";
import { deleteGone, liveSubscriptions, type Subscription, upsertSubscription } from "./push-store.ts";
import { type Wishes, wishesOf } from "./queries.ts";

const AT_ONCE = 20;
/** Longer than sending takes. */
const TAKEN_FOR = 2 * MINUTE;
/** The delays after each failed attempt. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE];

type Round = { now: Date; until: Date };
type PushOneParams = Round & { wishes: Wishes | undefined; browsers: Subscription[] };

/** Pushes what is due. Several servers share the work; each is pushed once. */
export async function pushDue(platform: Platform, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = platform.clock.now();
    const round = { now, until: new Date(now.getTime() + TAKEN_FOR) };
    const due = await store.claimDuePushes(platform.database, { ...round, limit: AT_ONCE });
    if (due.length === 0) return;
    await pushAll(platform, due, round);
  }
}

async function pushAll(platform: Platform, due: store.Due[], round: Round): Promise<void> {
  const { database } = platform;
  const userIds = [...new Set(due.map(({ user_id }) => user_id))];
  const browsers = Map.groupBy(
    await liveSubscriptions(database, { userIds, now: round.now }),
    ({ user_id }) => user_id,
  );
  const wishes = new Map<Topic, Map<string, Wishes>>();
  for (const topic of new Set(due.map(({ kind }) => topicOf(kind))))
    wishes.set(topic, await wishesOf(database, userIds, topic));
  const pushed = due.map((each) =>
    pushOne(platform, each, {
      ...round,
      wishes: wishes.get(topicOf(each.kind))?.get(each.user_id),
      browsers: browsers.get(each.user_id) ?? [],
    }),
  );
  await Promise.all(pushed);
}

async function pushOne(
  platform: Platform,
  due: store.Due,
  { wishes, browsers, ...round }: PushOneParams,
): Promise<void> {
  const settle = (status: "Pending" | "Sent" | "Failed", again: number | null = null, tries = 0) =>
    store.settlePush(platform.database, due, {
      ...round,
      status,
      tries,
      again: again === null ? null : new Date(again),
    });
  if (!wishes?.push || browsers.length === 0) return settle("Sent");
  const now = round.now.getTime();
  const at = disturbAt(now, wishes.quiet);
  // A reminder is useless once the appointment has begun.
  if (due.kind.startsWith("remind") && at >= (due.starts_at?.getTime() ?? at)) return settle("Sent");
  if (at > now) return settle("Pending", at, due.push_tries);

  const outcome = await sendToAll(platform, browsers, pushOf(platform, due));
  if (outcome === "sent") return settle("Sent");
  const pause = PAUSES[due.push_tries];
  if (outcome === "later" && pause) return settle("Pending", now + pause, due.push_tries + 1);
  platform.log.info({ outcome, tries: due.push_tries }, "a push could not be delivered");
  return settle("Failed");
}

/** The best result over all browsers of a person; subscriptions that are gone are deleted. */
async function sendToAll({ config, database }: Platform, browsers: Subscription[], push: Push) {
  const outcomes = await Promise.all(browsers.map((browser) => sendPush(config, browser, push)));
  const gone = browsers.filter((_, place) => outcomes[place] === "gone").map(({ id }) => id);
  if (gone.length > 0) await deleteGone(database, gone);
  return (["sent", "later"] as const).find((each) => outcomes.includes(each)) ?? "refused";
}

const URGENT: readonly string[] = ["reminders", "messages", "waitingList"];

/** What has a page of its own; everything else is among the notifications. */
const PAGES = { messages: { page: "messages" }, waitingList: { page: "waitingOffer", token: "current" } } as const;

/** The topic of a push; some kinds use the words of another topic. */
function aboutOf(kind: NotificationKind): Topic | "reviews" | "documents" | "texts" | "waitingList" {
  if (kind === "timeOffered" || kind === "timeProposed") return "waitingList";
  if (kind === "documentShared" || kind === "agreementAsked") return "documents";
  if (kind === "textChanged") return "texts";
  return isAboutReview(kind) ? "reviews" : topicOf(kind);
}

/** Discreet, for screens that others see: the topic, and nothing of the content. */
function pushOf({ config, translator }: Pick<Platform, "config" | "translator">, { kind, locale }: store.Due): Push {
  const topic = aboutOf(kind);
  const target = topic === "messages" || topic === "waitingList" ? PAGES[topic] : ({ page: "notifications" } as const);
  const url = pageLink(config, { ...target, locale });
  const body = translator.t(locale, `notifications:push.${topic}`);
  return {
    payload: JSON.stringify({ title: config.brand, body, url: new URL(url).pathname, tag: topic }),
    tag: topic,
    isUrgent: URGENT.includes(topic),
  };
}

type SubscribeBrowserParams = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Stores the push subscription of this session's browser. */
export async function subscribeBrowser(
  platform: Platform,
  member: Member,
  { endpoint, keys }: SubscribeBrowserParams,
): Promise<void> {
  const { config, database, clock } = platform;
  if (!config.privateNetworks && !endpoint.startsWith("https:")) throw invalid("endpoint");
  const [p256dh, auth] = [Buffer.from(keys.p256dh, "base64url"), Buffer.from(keys.auth, "base64url")];
  if (!isPoint(p256dh)) throw invalid("keys.p256dh");
  const { userId: user_id, sessionId: session_id } = member;
  await transact(database, (tx) =>
    upsertSubscription(tx, { user_id, session_id, endpoint, p256dh, auth, now: clock.now() }),
  );
}

const invalid = (field: string) => new Problem("invalidFields", { errors: [{ field, code: "invalid", params: {} }] });

/** Whether these bytes are a valid public key: nothing could be encrypted for any other. */
function isPoint(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, "prime256v1");
    return true;
  } catch {
    return false;
  }
}
