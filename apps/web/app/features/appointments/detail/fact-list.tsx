import type { Appointment } from "@aufwind/contract/appointments";
import type { ContractPaper } from "@aufwind/contract/contracts";
import { isLive } from "@aufwind/rules/appointments/status";
import { formatDate, formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { CreditNote } from "../../../shared/credit-note.tsx";
import factRows from "../../../shared/facts/fact-rows.module.css";
import { FactLine } from "../../../ui/fact-line.tsx";
import { Moment } from "../../../ui/moment.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Face, Sentence, useOtherName } from "../appointment-summary.tsx";
import { creditStage, paymentStageOf } from "../payment-status.ts";
import type { InvoiceLink } from "./appointment.server.ts";
import styles from "./detail.module.css";

type FactListProps = {
  appointment: Appointment;
  language: string | null;
  now: number;
  invoices: readonly InvoiceLink[];
};

/** Everything that is settled about an appointment. */
export function FactList({ appointment, language, now, invoices }: FactListProps) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const {
    side,
    feeCents,
    owedCents,
    freeUntil,
    chargeAt,
    paidAt,
    reschedulesLeft,
    scheduledStatus,
    relation,
    haveMet,
  } = appointment;
  const live = isLive(scheduledStatus);
  const isPaid = feeCents > 0;
  const stage = paymentStageOf(appointment, now);
  return (
    <dl className={`${factRows.lined} ${styles.facts}`}>
      {/* Otherwise the status above says it. */}
      {appointment.scheduledBefore && (
        <FactLine name={t("detail.when")}>
          <Moment at={appointment.scheduledAt} until={appointment.endsAt} shape="full" />
        </FactLine>
      )}
      <FactLine name={t(`detail.with.${side}`)}>
        <Other appointment={appointment} />
      </FactLine>
      <FactLine name={t("detail.kind")}>
        {t("detail.kindText", {
          kind: t(`kinds.${appointment.consultation}`),
          count: appointment.durationMinutes,
        })}
      </FactLine>
      {language && <FactLine name={t("detail.language")}>{language}</FactLine>}
      <FactLine name={t("detail.price")}>
        {isPaid ? t("detail.priceText", { money: formatMoney(locale, feeCents) }) : t("free")}
        {appointment.packageId && (
          <small>
            {side === "client" ? (
              <PageLink className={patterns.link} to="clientPackage" params={{ id: appointment.packageId }}>
                {t("detail.package")}
              </PageLink>
            ) : (
              t("detail.package")
            )}
          </small>
        )}
        <CreditNote
          wholeCents={feeCents}
          creditCents={appointment.creditCents}
          giftCents={appointment.giftCents}
          when={creditStage(appointment)}
        />
      </FactLine>
      {side === "coach" && (
        <FactLine name={t("detail.relationLabel")}>
          {t(`detail.relation.${relation === "new" && haveMet ? "met" : relation}`)}
        </FactLine>
      )}
      {side === "client" && isPaid && <FactLine name={t("detail.bookingNumber")}>{appointment.bookingNumber}</FactLine>}
      {appointment.terms && (
        <FactLine name={t("detail.terms")}>
          <PageLink
            className={patterns.link}
            to="textVersion"
            params={{ text: "terms", version: appointment.terms.version }}
          >
            {t("detail.termsVersion", { date: formatDate(locale, appointment.terms.version) })}
          </PageLink>
        </FactLine>
      )}
      {appointment.concludedAt && (
        <FactLine name={t("detail.contract")}>
          <Contract id={appointment.id} />
        </FactLine>
      )}
      {appointment.note && (
        <FactLine name={t(`detail.note.${side}`)}>
          <span className={styles.note}>{appointment.note}</span>
        </FactLine>
      )}
      {live && side === "client" && isPaid && Date.parse(freeUntil) > now && (
        <FactLine name={t("detail.freeUntil")}>
          <Moment at={freeUntil} />
        </FactLine>
      )}
      {stage === "ahead" && chargeAt && (
        <FactLine name={t("detail.chargeAt")}>
          <Moment at={chargeAt} />
        </FactLine>
      )}
      {!live && owedCents > 0 && !paidAt && (
        <FactLine name={t("detail.owed")}>{formatMoney(locale, owedCents)}</FactLine>
      )}
      {paidAt && (
        <FactLine name={t("detail.paidAt")}>
          <Moment at={paidAt} shape="dated" />
        </FactLine>
      )}
      {invoices.length > 0 && (
        <FactLine name={t("detail.invoice")}>
          <Invoices invoices={invoices} />
        </FactLine>
      )}
      <Presence appointment={appointment} now={now} />
      {appointment.can.includes("reschedule") && side === "client" && (
        <FactLine name={t("detail.reschedulesLabel")}>{t("detail.reschedules", { count: reschedulesLeft })}</FactLine>
      )}
    </dl>
  );
}

const ATTENDED: readonly string[] = ["Scheduled", "No Show", "Completed"];

/** Who was in the call for how long, once it has begun; and from when on a no show can be reported. */
function Presence({ appointment, now }: Pick<FactListProps, "appointment" | "now">) {
  const { t } = useTranslation("appointments");
  const { side, presence, scheduledAt, scheduledStatus, noShowFrom } = appointment;
  const name = useOtherName(appointment, side);
  if (!ATTENDED.includes(scheduledStatus) || now < Date.parse(scheduledAt)) return null;
  const you = t("minutes", { count: presence[side].minutes });
  const other = t("minutes", { count: presence[side === "client" ? "coach" : "client"].minutes });
  return (
    <FactLine name={t("detail.presence")}>
      <span className={styles.presence}>
        <span>{t("detail.presenceText", { you, name, other })}</span>
        <small>{t("detail.presenceNeeded", { count: presence.neededMinutes })}</small>
        {scheduledStatus === "Scheduled" && now < Date.parse(noShowFrom) && (
          <small>
            <Sentence text={t("detail.noShowFrom")} at={noShowFrom} />
          </small>
        )}
      </span>
    </FactLine>
  );
}

function Invoices({ invoices }: Pick<FactListProps, "invoices">) {
  const locale = useLocale();
  return (
    <span className={`${patterns.plainLinks} ${styles.files}`}>
      {invoices.map(({ id, number }) => (
        <a key={id} href={`/api/stripe/invoice/${id}/${locale}`} download>
          {number} (PDF)
        </a>
      ))}
    </span>
  );
}

const CONTRACT_PAPERS = ["order", "terms"] as const satisfies readonly ContractPaper[];

/** The papers that came with the confirmation. */
function Contract({ id }: { id: string }) {
  const { t } = useTranslation("appointments");
  return (
    <span className={`${patterns.plainLinks} ${styles.files}`}>
      {CONTRACT_PAPERS.map((paper) => (
        <a key={paper} href={`/api/appointments/${id}/contract/${paper}`} download>
          {t(`detail.contractPapers.${paper}`)}
        </a>
      ))}
    </span>
  );
}

function Other({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation("appointments");
  const { side, coach } = appointment;
  return (
    <span className={`${patterns.links} ${styles.other}`}>
      <Face people={appointment} side={side} />
      <span>
        {useOtherName(appointment, side)}
        {side === "client" && coach.slug && (
          <PageLink to="coachPage" params={{ slug: coach.slug }}>
            {t("detail.profile")}
          </PageLink>
        )}
      </span>
    </span>
  );
}
