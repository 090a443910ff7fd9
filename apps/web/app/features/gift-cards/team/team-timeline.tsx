import type { TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";
import { formatAmount, formatLastFour, formatMoment } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Timeline } from "../../../shared/timeline.tsx";
import type { IconName } from "../../../ui/icon.tsx";
import type { OpenedGiftCard } from "./team.server.ts";
import { type Step, timelineOf } from "./timeline.ts";

const ICONS: Record<Step["kind"], IconName> = {
  paid: "card",
  delivery: "clock",
  delivered: "send",
  redeemed: "gift",
  used: "calendar",
  withdrawn: "refund",
  disputed: "flag",
  act: "pen",
  refund: "refund",
  case: "inbox",
};

/** What happened to a gift card, and what the team did with it and why. */
export function TeamTimeline({ card, cases, now }: OpenedGiftCard & { now: number }) {
  const steps = timelineOf(card, { cases, now }).map((step) => ({
    ...{ key: step.key, at: step.at, isAhead: step.isAhead, icon: ICONS[step.kind] },
    words: <StepWords step={step} card={card} />,
  }));
  return <Timeline steps={steps} />;
}

function StepWords({ step, card }: { step: Step; card: TeamGiftCardDetail }) {
  const { t } = useTranslation("gift-cards-team");
  const locale = useLocale();
  const money = (cents: number) => formatAmount(locale, cents);
  switch (step.kind) {
    case "case":
      return (
        <>
          <PageLink to="teamCase" params={{ number: String(step.number) }}>
            {t("steps.case", { number: step.number })}
          </PageLink>
          <p>{t(step.isClosed ? "steps.caseClosed" : "steps.caseOpen")}</p>
        </>
      );
    case "used": {
      const { appointmentId, scheduledAt, cents, returnedCents } = step.use;
      return (
        <>
          <PageLink to="teamPayment" params={{ id: appointmentId }}>
            {t("steps.used", { money: money(cents) })}
          </PageLink>
          <p>{t("steps.appointment", { when: formatMoment(locale, scheduledAt) })}</p>
          {returnedCents > 0 && <p>{t("steps.returned", { money: money(returnedCents) })}</p>}
        </>
      );
    }
    case "act":
      return (
        <>
          <b>{t(`steps.acts.${step.act.act}`)}</b>
          <p>{t("steps.because", { name: step.act.by?.name || t("somebody"), reason: step.act.reason })}</p>
        </>
      );
    case "refund":
      return (
        <>
          <b>{t("steps.refund")}</b>
          <p>
            {money(step.refund.cents)} · {t(`refunds.${step.refund.status}`)}
          </p>
        </>
      );
    default:
      return (
        <>
          <b>{t(`steps.${step.kind}`)}</b>
          <Note kind={step.kind} card={card} />
        </>
      );
  }
}

type NoteProps = { kind: Exclude<Step["kind"], "case" | "used" | "act" | "refund">; card: TeamGiftCardDetail };

/** The facts of a step in one line. */
function Note({ kind, card }: NoteProps) {
  const locale = useLocale();
  const { amountCents, lastFour, recipient, owner } = card;
  const notes: Partial<Record<NoteProps["kind"], string>> = {
    paid: [formatAmount(locale, amountCents), lastFour && formatLastFour(lastFour)].filter(Boolean).join(" · "),
    delivered: recipient.email ?? "",
    delivery: recipient.email ?? "",
    redeemed: owner?.name ?? "",
  };
  return notes[kind] ? <p>{notes[kind]}</p> : null;
}
