import { SIDES, type Side } from "@aufwind/rules/appointments/status";
import { asLocale, type Locale } from "@aufwind/rules/locale";
import { MINUTE } from "@aufwind/rules/time/durations";
import { isPresent, presenceInMinutes, timePresent } from "@aufwind/rules/video-calls";
import { amountIn, dayIn, timeSpanIn } from "../../platform/documents/formats.ts";
import type { PrintedPart } from "../../platform/documents/printed-document.ts";
import type { Platform } from "../../platform/platform.ts";
import { quote, versionsOf } from "../legal-texts/queries.ts";
import { type Given, timelineOf, type Words } from "./evidence-timeline.ts";

/** What the terms say about charging, cancelling and not coming. */
const QUOTED = ["payment", "cancellation", "session-and-no-show"];

/** Everything that speaks to a dispute, in words: order, consents, what happened, who was there, terms, messages. */
export function evidenceParts(platform: Platform, given: Given, locale: Locale): PrintedPart[] {
  const { translator, clock } = platform;
  const words = { t: translator.t, locale };
  return [
    disputePart(given, words),
    orderPart(given, words),
    consentPart(given, words),
    { title: translator.t(locale, "dispute-evidence:timeline.title"), facts: timelineOf(given, words), texts: [] },
    isAhead(given, clock.now()) ? aheadPart(given, words) : presencePart(given, words),
    ...accountPart(given, words),
    termsPart(given, words, platform),
    messagesPart(given, words),
  ];
}

const momentIn = (locale: Locale, at: Date | string) => timeSpanIn(locale, { startsAt: new Date(at).toISOString() });

function disputePart({ payment, dispute }: Given, { t, locale }: Words): PrintedPart {
  return {
    title: t(locale, "dispute-evidence:dispute.title"),
    facts: [
      [t(locale, "dispute-evidence:dispute.id"), dispute.id],
      [t(locale, "dispute-evidence:dispute.reason"), dispute.reason],
      [t(locale, "dispute-evidence:dispute.amount"), amountIn(locale, dispute.cents)],
      [t(locale, "dispute-evidence:dispute.opened"), momentIn(locale, dispute.openedAt)],
      [t(locale, "dispute-evidence:dispute.payment"), payment.intentId ?? "–"],
      [t(locale, "dispute-evidence:dispute.charged"), payment.paidAt ? momentIn(locale, payment.paidAt) : "–"],
      [t(locale, "dispute-evidence:dispute.cardAmount"), amountIn(locale, payment.cardCents)],
      [t(locale, "dispute-evidence:dispute.card"), payment.lastFour ? `••••\u00a0${payment.lastFour}` : "–"],
    ],
    texts: [],
  };
}

function orderPart({ payment, consents }: Given, { t, locale }: Words): PrintedPart {
  const minutes = (Date.parse(payment.endsAt) - Date.parse(payment.scheduledAt)) / MINUTE;
  const kind = t(locale, `appointments:kinds.${payment.consultation}`);
  const gone = t(locale, "dispute-evidence:gone");
  const span = { startsAt: payment.scheduledAt, endsAt: payment.endsAt };
  const invoices = payment.invoices.map(({ number }) => number);
  return {
    title: t(locale, "dispute-evidence:order.title"),
    facts: [
      [t(locale, "dispute-evidence:order.what"), t(locale, "appointments:facts.kind", { kind, minutes })],
      [t(locale, "dispute-evidence:order.when"), timeSpanIn(locale, span)],
      [t(locale, "dispute-evidence:order.client"), payment.client.name || gone],
      [t(locale, "dispute-evidence:order.coach"), payment.coach.name || gone],
      [t(locale, "dispute-evidence:order.booked"), momentIn(locale, payment.bookedAt)],
      [
        t(locale, "dispute-evidence:order.agreed"),
        consents.agreed_at ? momentIn(locale, consents.agreed_at) : t(locale, "dispute-evidence:order.notAgreed"),
      ],
      [t(locale, "dispute-evidence:order.price"), amountIn(locale, payment.grossCents)],
      ...(payment.giftCents > 0
        ? [[t(locale, "dispute-evidence:order.gift"), amountIn(locale, payment.giftCents)] as const]
        : []),
      ...(payment.creditCents > 0
        ? [[t(locale, "dispute-evidence:order.credit"), amountIn(locale, payment.creditCents)] as const]
        : []),
      ...(invoices.length > 0 ? [[t(locale, "dispute-evidence:order.invoices"), invoices.join(", ")] as const] : []),
      [t(locale, "dispute-evidence:order.id"), payment.appointmentId],
    ],
    texts: [],
  };
}

function consentPart({ payment, consents }: Given, { t, locale }: Words): PrintedPart {
  const { terms_accepted_at, terms_locale, early_start_at, early_start_for, early_start_locale, card_saved_at } =
    consents;
  const language = (said: string | null) => t(locale, `dispute-evidence:languages.${asLocale(said ?? locale)}`);
  const accepted = { when: momentIn(locale, terms_accepted_at), language: language(terms_locale) };
  return {
    title: t(locale, "dispute-evidence:consents.title"),
    facts: [
      [t(locale, "dispute-evidence:consents.terms"), t(locale, "dispute-evidence:consents.termsAt", accepted)],
      [
        t(locale, "dispute-evidence:consents.early"),
        early_start_at && early_start_for
          ? t(locale, "dispute-evidence:consents.earlyAt", {
              when: momentIn(locale, early_start_at),
              start: momentIn(locale, early_start_for),
              language: language(early_start_locale),
            })
          : t(locale, "dispute-evidence:consents.noEarly"),
      ],
      [
        t(locale, "dispute-evidence:consents.card"),
        card_saved_at
          ? t(locale, "dispute-evidence:consents.cardAt", {
              when: momentIn(locale, card_saved_at),
              card: payment.lastFour ?? "–",
            })
          : t(locale, "dispute-evidence:consents.cardGone"),
      ],
      [
        t(locale, "dispute-evidence:consents.bank"),
        t(locale, `dispute-evidence:consents.${payment.charge.isPresent ? "bankAsked" : "bankNotAsked"}`),
      ],
    ],
    texts: [],
  };
}

const isAhead = ({ payment }: Given, now: Date): boolean => Date.parse(payment.endsAt) > now.getTime();

/** Nobody is absent from what is not over. */
function aheadPart({ payment }: Given, { t, locale }: Words): PrintedPart {
  const when = momentIn(locale, payment.endsAt);
  return {
    title: t(locale, "dispute-evidence:presence.title"),
    facts: [],
    texts: [{ lines: [t(locale, "dispute-evidence:presence.ahead", { when })] }],
  };
}

/** The join log, and who counts as present by the rule of the terms. */
function presencePart({ payment, visits }: Given, { t, locale }: Words): PrintedPart {
  const during = { startsAt: Date.parse(payment.scheduledAt), endsAt: Date.parse(payment.endsAt) };
  const stays = (side: Side) => visits.filter((visit) => visit.side === side);
  const present = (side: Side) =>
    timePresent(
      stays(side).flatMap(({ joined_at, left_at }) => [joined_at.getTime(), left_at.getTime()]),
      during,
    );
  const facts = { ...during, presentMs: { client: present("client"), coach: present("coach") } };
  const name = (side: Side) => t(locale, `dispute-evidence:by.${side}`);
  return {
    title: t(locale, "dispute-evidence:presence.title"),
    facts: [
      ...SIDES.map((side) => {
        const said = isPresent(facts, side) ? "present" : "absent";
        const { minutes, needed } = presenceInMinutes(facts, side);
        return [name(side), t(locale, `dispute-evidence:presence.${said}`, { minutes, needed })] as const;
      }),
      ...visits.map(
        ({ side, joined_at, left_at }) =>
          [
            t(locale, "dispute-evidence:presence.visit", { who: name(side as Side) }),
            timeSpanIn(locale, { startsAt: joined_at.toISOString(), endsAt: left_at.toISOString() }),
          ] as const,
      ),
    ],
    texts: visits.length === 0 ? [{ lines: [t(locale, "dispute-evidence:presence.nobody")] }] : [],
  };
}

/** In the coach's own words and language. */
const accountPart = ({ account }: Given, { t, locale }: Words): PrintedPart[] =>
  account === null
    ? []
    : [{ title: t(locale, "dispute-evidence:account.title"), facts: [], texts: [{ lines: account.split("\n") }] }];

/** In the version agreed with the booking; before versions were kept there was one only. */
function termsPart({ consents }: Given, { t, locale }: Words, platform: Platform): PrintedPart {
  const version = consents.terms_version ?? versionsOf(platform, "terms")[0] ?? "";
  const parts = quote(platform, { text: "terms", version, locale }, QUOTED);
  return {
    title: t(locale, "dispute-evidence:terms.title"),
    facts: [],
    texts: [
      { lines: [t(locale, "dispute-evidence:terms.version", { day: dayIn(locale, version) })] },
      ...parts.map(({ title, lines }) => ({ heading: title, lines })),
    ],
  };
}

function messagesPart({ messages }: Given, { t, locale }: Words): PrintedPart {
  const lines = messages
    ? messages.map(({ sender, text, sentAt }) =>
        t(locale, "dispute-evidence:messages.line", {
          when: momentIn(locale, sentAt),
          who: t(locale, `dispute-evidence:by.${sender}`),
          text: text ?? t(locale, "dispute-evidence:messages.unreadable"),
        }),
      )
    : [t(locale, "dispute-evidence:messages.closed")];
  return { title: t(locale, "dispute-evidence:messages.title"), facts: [], texts: [{ lines }] };
}
