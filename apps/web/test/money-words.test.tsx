import type { Appointment } from "@aufwind/contract/appointments";
import type { Room } from "@aufwind/contract/video-calls";
import { LOCALES } from "@aufwind/rules/locale";
import { paymentStage } from "@aufwind/rules/payments/status";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { CONFIRMED_ACTIONS } from "../app/features/appointments/actions.ts";
import { conditionsOf } from "../app/features/appointments/booking/conditions.ts";
import { Order } from "../app/features/appointments/booking/order.tsx";
import type { OrderProps } from "../app/features/appointments/booking/order-summary.tsx";
import { ActionStep } from "../app/features/appointments/detail/action-dialog.tsx";
import { AppointmentDetail } from "../app/features/appointments/detail/detail.tsx";
import { Rows } from "../app/features/appointments/list/rows.tsx";
import { NewTime } from "../app/features/appointments/reschedule/new-time.tsx";
import { PayPage } from "../app/features/payments/pay-page.tsx";
import { paymentStatusOf } from "../app/features/payments/payment-status.ts";
import { RoomClosed } from "../app/features/video-calls/lobby/room-closed.tsx";
import { TranslatorContext } from "../app/platform/i18n/use-translation.ts";
import { appointmentCases, type Case } from "./appointment-cases.ts";
import { LoudWords } from "./loud-words.ts";

const BOOKS = { en: new LoudWords("en"), de: new LoudWords("de") };

function pageIn(locale: "en" | "de", page: React.ReactNode) {
  const Stub = createRoutesStub([{ path: "/", Component: () => page }]);
  return (
    <TranslatorContext value={BOOKS[locale]}>
      <Stub initialEntries={["/"]} />
    </TranslatorContext>
  );
}

const textOf = (html: string) =>
  html
    .replace(/<noscript>.*?<\/noscript>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** The visible text of a page. */
const read = (locale: "en" | "de", page: React.ReactNode) => textOf(renderToStaticMarkup(pageIn(locale, page)));

/** The same with the parts that load where they are shown. */
async function readWhole(locale: "en" | "de", page: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(pageIn(locale, page));
  return textOf(await new Response(prelude).text());
}

/** What is true, by the rules alone. */
function truthOf({ appointment, now }: Case) {
  const { payment, scheduledStatus: status, chargeAt, side, feeCents, owedCents, cancelledIfUnpaidAt } = appointment;
  const isDue = chargeAt !== null && Date.parse(chargeAt) <= now;
  const stage = paymentStage({ payment, status, isDue });
  return {
    isChargedNow: stage === "charging",
    isChargedLater: stage === "ahead",
    isUntouched: stage === "unagreed" || stage === "failedBefore",
    isRefused: payment === "failed" || payment === "authentication",
    isToPay: side === "client" && ["failed", "authentication", "debt"].includes(stage),
    isPaid: payment === "paid" || payment === "partlyRefunded",
    isBack: payment === "refunding" || payment === "refunded",
    isOwed: owedCents > 0,
    isFree: feeCents === 0,
    isCancelledIfUnpaid: cancelledIfUnpaidAt !== null,
    costsNothing: owedCents === 0 && payment === "none",
  };
}
type Truth = ReturnType<typeof truthOf>;

/** Claims, and where alone they may appear. */
const CLAIMS: { en: RegExp; de: RegExp; holds: (truth: Truth) => boolean }[] = [
  {
    en: /is being charged/,
    de: /gerade (von Ihrer Karte )?abgebucht|wird gerade belastet/,
    holds: (is) => is.isChargedNow,
  },
  {
    en: /We will charge|\d will be charged on/,
    de: /Am .{5,60} werden .{3,12} (von Ihrer Karte )?abgebucht/,
    holds: (is) => is.isChargedLater,
  },
  {
    en: /[Nn]othing has been charged yet/,
    de: /Noch wird nichts abgebucht/,
    holds: (is) => is.isUntouched,
  },
  {
    en: /could not (be charged|charge)/,
    de: /konnten? nicht .{0,20}(abgebucht|belastet)/,
    holds: (is) => is.isRefused,
  },
  {
    en: /Please pay|Pay now|has not been paid for yet/,
    de: /bezahlen Sie (bis|ihn|jetzt)|Jetzt bezahlen|noch nicht bezahlt/,
    holds: (is) => is.isToPay,
  },
  {
    en: /Payment failed|Your bank (is asking|needs) you/,
    de: /Zahlung fehlgeschlagen|Ihre Bank bittet/,
    holds: (is) => is.isToPay,
  },
  {
    en: /Paid:|(?<!(?:as soon as|once) (?:it|this appointment) )is paid/i,
    de: /Bezahlt:|ist bezahlt/,
    holds: (is) => is.isPaid,
  },
  { en: /have already paid/, de: /haben bereits .* bezahlt/, holds: (is) => is.isPaid },
  {
    en: /refunded to your card|way back to your card/,
    de: /auf Ihre Karte (erstattet|ist unterwegs)/,
    holds: (is) => is.isBack,
  },
  { en: /You owe|client owes/, de: /Sie zahlen dafür|Dafür werden/, holds: (is) => is.isOwed },
  {
    en: /or the appointment will be cancelled/,
    de: /sonst wird der Termin abgesagt/,
    holds: (is) => is.isCancelledIfUnpaid,
  },
  { en: /It costs you nothing/, de: /(Er|Sie) kostet Sie nichts/, holds: (is) => is.costsNothing },
  { en: /free of charge ?$|Price free of charge/, de: /Preis kostenlos/, holds: (is) => is.isFree },
];

/** What no reader may ever see. */
const BROKEN = /\{\{|\}\}|undefined|NaN|\bnull\b|\[object|<\/?\w+>|&lt;|\b[a-z][A-Za-z]+[.:][a-z][A-Za-z]+/;

function expectTrue(locale: "en" | "de", text: string, is: Truth) {
  expect(text).not.toMatch(BROKEN);
  for (const claim of CLAIMS) if (!claim.holds(is)) expect(text).not.toMatch(claim[locale]);
}

describe.each(LOCALES)("in %s", (locale) => {
  test.each(appointmentCases)("the page and the list of $name", (each) => {
    const { appointment, now } = each;
    expectTrue(
      locale,
      read(locale, <AppointmentDetail appointment={appointment} language={null} now={now} />),
      truthOf(each),
    );
    const row = read(locale, <Rows items={[appointment]} side={appointment.side} now={now} />);
    expectTrue(locale, row, truthOf(each));
  });

  test.each(appointmentCases.filter(({ appointment }) => appointment.can.length > 0))(
    "every dialog of $name",
    (each) => {
      const { appointment, now } = each;
      for (const act of CONFIRMED_ACTIONS.filter((asked) => appointment.can.includes(asked)))
        expectTrue(locale, read(locale, <ActionStep act={act} appointment={appointment} now={now} />), truthOf(each));
      const pick = { month: "2026-11", day: null, isSoon: true };
      const moved = <NewTime id="new" start={appointment.scheduledAt} appointment={appointment} pick={pick} />;
      if (appointment.can.includes("reschedule")) expectTrue(locale, read(locale, moved), truthOf(each));
    },
  );

  test.each(appointmentCases.filter(isUnpaidNow))("the room of $name", (each) => {
    const { appointment, now } = each;
    const { payment, scheduledStatus: status } = appointment;
    const isToPay = ["failed", "authentication", "debt"].includes(paymentStage({ payment, status, isDue: true }));
    expectTrue(locale, read(locale, <RoomClosed room={roomOf(appointment, now)} />), { ...truthOf(each), isToPay });
  });

  test.each(appointmentCases.filter(({ appointment }) => appointment.side === "client"))(
    "the page to pay $name",
    (each) => {
      const { appointment, now } = each;
      expectTrue(locale, read(locale, <PayPage due={dueOf(appointment, now)} {...slots} />), truthOf(each));
    },
  );

  test.each([
    ["in time", 72, 11_305],
    ["within a day", 6, 11_305],
    ["free", 72, 0],
    ["free, within a day", 6, 0],
  ])("the order of an appointment %s", async (_, hours, feeCents) => {
    for (const viewer of ["client", "visitor", "coach"] as const)
      for (const [creditCents, isInstant] of [0, ...(feeCents > 0 ? [1000] : [])].flatMap((cents) => [
        [cents, false] as const,
        [cents, true] as const,
      ])) {
        const text = await readWhole(
          locale,
          <Order {...orderOf({ hours, feeCents, viewer, creditCents, isInstant })} />,
        );
        expect(text).not.toMatch(BROKEN);
        expect(text).toContain(feeCents > 0 ? "113" : locale === "en" ? "free" : "kostenlos");
      }
  });
});

/** The call is closed only because of the payment. */
function isUnpaidNow({ appointment, now }: Case): boolean {
  const { payment, scheduledStatus, chargeAt } = appointment;
  const isDue = chargeAt !== null && Date.parse(chargeAt) <= now;
  return isDue && scheduledStatus === "Scheduled" && ["open", "failed", "authentication"].includes(payment);
}

const roomOf = ({ id, side, coach, scheduledAt, endsAt, ...of }: Appointment, now: number): Room => ({
  ...{ appointmentId: id, side, state: "pendingPayment", scheduledAt, endsAt, opensAt: scheduledAt, closesAt: endsAt },
  ...{ scheduledStatus: of.scheduledStatus, payment: of.payment, consultation: of.consultation },
  now: new Date(now).toISOString(),
  other: { id, name: coach.name, picture: null, slug: null, isHere: false },
  ...{ coachId: id, clientId: id, phone: null },
});

const slots = { askBank: async () => {}, cardForm: () => null };

const dueOf = (appointment: Appointment, now: number) => ({
  ...{ id: appointment.id, name: appointment.coach.name, consultation: appointment.consultation },
  ...{ scheduledAt: appointment.scheduledAt, endsAt: appointment.endsAt },
  cents: appointment.feeCents - appointment.creditCents,
  giftCents: 0,
  creditCents: appointment.creditCents,
  isAhead: appointment.scheduledStatus === "Scheduled",
  ...{ decline: appointment.decline, cancelledAt: appointment.cancelledIfUnpaidAt },
  status: paymentStatusOf(appointment, now),
  cards: [],
  canAdd: true,
});

type Ordered = {
  hours: number;
  feeCents: number;
  viewer: "client" | "visitor" | "coach";
  creditCents: number;
  isInstant: boolean;
};

function orderOf({ hours, feeCents, viewer, creditCents, isInstant }: Ordered): OrderProps {
  const now = Date.parse("2026-11-16T09:00:00.000Z");
  const start = new Date(now + hours * 3_600_000).toISOString();
  const facts = {
    coach: { coachId: "c", slug: "jonas-weiss", name: "Jonas Weiß", provider: "Jonas Weiß", isSmall: false },
    ...{ viewer, cards: [], giftCents: 0, creditCents, choice: { type: feeCents > 0 ? "standard" : "discovery" } },
    ...{ languages: [], language: null },
  } as unknown as OrderProps["facts"];
  return {
    facts,
    order: conditionsOf({ start, durationMinutes: 60, feeCents, isInstant, now }),
    here: "/?a=1",
    back: "/",
  };
}
