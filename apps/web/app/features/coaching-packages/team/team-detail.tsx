import type { TeamPackageDetail } from "@aufwind/contract/coaching-packages-team";
import type { PurchaseStatus } from "@aufwind/rules/coaching-packages";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount, formatDate, formatLastFour, formatMoment } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Fact } from "../../../shared/facts/fact-list.tsx";
import facts from "../../../shared/facts/facts.module.css";
import { ActionOutcome, AmountRows, ConfirmAction } from "../../../shared/money-action/money-action.tsx";
import { TransferPanel } from "../../../shared/money-action/transfer-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Pill } from "../../../ui/pill.tsx";
import type { OpenedPackage } from "./team.server.ts";

type TeamDetailProps = { opened: OpenedPackage; isFinance: boolean; query: string; now: number };
type Done = FormResult<{ status: "ended" | "noted" | "asked"; approvalId?: string }>;

/** One package: what was bought, paid, used and refunded, and what can be done. */
export function TeamDetail({ opened, query, now }: TeamDetailProps) {
  const { t } = useTranslation("coaching-packages-team");
  const result = useAnswer<Done>();
  const { bought, ending, transfer } = opened;
  const done = result?.ok && (result.form === "end" || result.form === "transfer") ? result : undefined;
  const said = done?.form === "transfer" ? t("money-action:transfer.done") : t("end.done");
  return (
    <>
      <Panel
        title={t("titleOf", { count: bought.size, name: bought.coach.name || t("goneCoach") })}
        aside={<StatusPill status={bought.status} />}
        small
      >
        <PackageFacts bought={bought} />
      </Panel>
      <ActionOutcome done={done ? done.data.status : null} approvalId={done?.data.approvalId ?? null}>
        {said}
      </ActionOutcome>
      {transfer && <TransferPanel {...{ preview: transfer, query, now }} />}
      <Payments bought={bought} />
      {bought.appointments.length > 0 && <Appointments bought={bought} />}
      {ending && <Ending {...{ bought, ending, query }} />}
    </>
  );
}

function PackageFacts({ bought }: { bought: TeamPackageDetail }) {
  const { t } = useTranslation("coaching-packages-team");
  const locale = useLocale();
  const { client, coach, left, size, ended, acts } = bought;
  const person = ({ id, name }: typeof client, gone: string) => (
    <PageLink to="teamPerson" params={{ id }}>
      {name || gone}
    </PageLink>
  );
  return (
    <dl className={`${patterns.plainLinks} ${facts.facts}`}>
      <Fact name={t("facts.left")}>
        <b>{t("leftOf", { left, size })}</b>
      </Fact>
      <Fact name={t("facts.client")}>{person(client, t("goneClient"))}</Fact>
      <Fact name={t("facts.coach")}>{person(coach, t("goneCoach"))}</Fact>
      <Fact name={t("facts.price")}>
        {t("facts.each", {
          money: formatAmount(locale, bought.grossCents),
          each: formatAmount(locale, bought.eachCents),
          minutes: bought.durationMinutes,
        })}
      </Fact>
      <Fact name={t("facts.bought")}>{formatMoment(locale, bought.boughtAt)}</Fact>
      <Fact name={t("facts.until")}>{formatDay(locale, bought.validUntil)}</Fact>
      {ended && (
        <Fact name={t("facts.ended")}>
          {t(`ends.${ended.cause}`)}, {formatMoment(locale, ended.at)}
        </Fact>
      )}
      {acts.map(({ at, by, reason }) => (
        <Fact key={at} name={t("facts.reason")}>
          {t("facts.because", { name: by?.name || t("somebody"), reason })}
        </Fact>
      ))}
    </dl>
  );
}

/** Each payment with what went back of it. */
function Payments({ bought }: { bought: TeamPackageDetail }) {
  const { t } = useTranslation("coaching-packages-team");
  const locale = useLocale();
  return (
    <Panel title={t("payments.title")} small>
      <dl className={facts.facts}>
        {bought.payments.map(({ place, cents, status, plannedAt, paidAt, lastFour }) => (
          <Fact key={place} name={t("payments.place", { place })}>
            <b>{formatAmount(locale, cents)}</b> · {t(`payments.status.${status}`)},{" "}
            {formatDate(locale, paidAt ?? plannedAt)}
            {lastFour && ` · ${formatLastFour(lastFour)}`}
            {bought.refunds
              .filter((refund) => refund.place === place)
              .map((refund) => (
                <p key={refund.id}>
                  {t("payments.refund", { money: formatAmount(locale, refund.cents) })} ·{" "}
                  {t(`refunds.${refund.status}`)}, {formatDate(locale, refund.askedAt)}
                </p>
              ))}
          </Fact>
        ))}
      </dl>
    </Panel>
  );
}

function Appointments({ bought }: { bought: TeamPackageDetail }) {
  const { t } = useTranslation("coaching-packages-team");
  const locale = useLocale();
  return (
    <Panel title={t("appointments")} small>
      <ul className={patterns.plainLinks}>
        {bought.appointments.map(({ id, scheduledAt, scheduledStatus, isCounted }) => (
          <li key={id}>
            <PageLink to="teamPayment" params={{ id }}>
              {formatMoment(locale, scheduledAt)}
            </PageLink>{" "}
            · {t(`appointments:status.${scheduledStatus}`)}
            {!isCounted && ` · ${t("wentBack")}`}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type EndingProps = { bought: TeamPackageDetail; ending: NonNullable<OpenedPackage["ending"]>; query: string };

/** What goes back to which card; sent only as it is shown. */
function Ending({ bought, ending, query }: EndingProps) {
  const { t } = useTranslation("coaching-packages-team");
  const locale = useLocale();
  const money = formatAmount(locale, ending.refundCents);
  const figures = [
    { name: t("end.paid"), value: formatAmount(locale, bought.paidCents) },
    { name: t("end.used"), value: formatAmount(locale, bought.usedCents) },
    ...ending.parts.map(({ place, cents, lastFour }) => ({
      name: t("end.part", { place, card: lastFour ?? "–" }),
      value: formatAmount(locale, cents),
    })),
    { name: t("end.back"), value: money, isTotal: true },
  ];
  return (
    <Panel title={t("end.title")} small>
      <p>{t("end.text")}</p>
      <AmountRows label={t("end.title")} figures={figures} />
      <ConfirmAction
        name="end"
        hidden={{ id: bought.id }}
        hash={ending.hash}
        query={query}
        needsApproval={ending.needsApproval}
        confirm={t("end.confirm", { money })}
        ask={t("end.ask", { money })}
      />
    </Panel>
  );
}

export function StatusPill({ status }: { status: PurchaseStatus }) {
  const { t } = useTranslation("coaching-packages-team");
  return <Pill tone={status === "active" ? "teal" : "plain"}>{t(`states.${status}`)}</Pill>;
}
