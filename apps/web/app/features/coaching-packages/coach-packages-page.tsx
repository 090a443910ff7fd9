import type { CoachPackages, SoldPackage } from "@aufwind/contract/coaching-packages";
import { PACKAGE_MONTHS, PACKAGE_SIZE } from "@aufwind/rules/coaching-packages";
import { formatDate, formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { END_OFFER_FORM, OFFER_FORM } from "./form-parsers.ts";
import styles from "./packages.module.css";

/** What a coach offers as packages, a new one, and what was sold. */
export function CoachPackagesPage({ own }: { own: CoachPackages | null }) {
  const { t } = useTranslation("coaching-packages");
  return (
    <>
      <PageHeader title={t("coach.title")} lead={t("coach.lead")} />
      {own ? (
        <Panels>
          <Offered own={own} />
          <NewOffer own={own} />
          <Sold sold={own.sold} />
        </Panels>
      ) : (
        <Failure title={t("coach.failed")} />
      )}
    </>
  );
}

function Offered({ own: { offered } }: { own: CoachPackages }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  return (
    <Panel title={t("coach.offered")}>
      {offered.length === 0 ? (
        <p>{t("coach.none")}</p>
      ) : (
        <ul className={`${patterns.plainLinks} ${styles.rows}`}>
          {offered.map((offer) => (
            <li key={offer.id}>
              <span>
                <b>{t(`coach.kinds.${offer.consultation}`, { count: offer.size, minutes: offer.durationMinutes })}</b>
                <small>
                  {t("coach.prices", {
                    net: formatMoney(locale, offer.netCents),
                    gross: formatMoney(locale, offer.grossCents),
                    each: formatMoney(locale, offer.eachCents),
                    months: offer.months,
                  })}
                  {!offer.isShown && ` ${t("coach.hidden")}`}
                </small>
              </span>
              <PageForm name={`${END_OFFER_FORM}${offer.id}`} failure={t("coach.endFailed")}>
                <input type="hidden" name="id" value={offer.id} />
                <SubmitButton look="ghost">{t("coach.end")}</SubmitButton>
              </PageForm>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The rule by which unused appointments are refunded stands beside the form: both sides read it before. */
function NewOffer({ own: { consultations } }: { own: CoachPackages }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  if (consultations.length === 0)
    return (
      <Panel title={t("coach.new")}>
        <p className={patterns.links}>
          {t("coach.noConsultation")} <PageLink to="coachConsultations">{t("coach.toConsultations")}</PageLink>
        </p>
      </Panel>
    );
  return (
    <Panel title={t("coach.new")}>
      <p>{t("coach.rule")}</p>
      <div className={styles.offer}>
        <PageForm name={OFFER_FORM} failure={t("coach.offerFailed")} saved={t("coach.saved")}>
          <div className={styles.fields}>
            <SelectField
              name="consultation"
              label={t("coach.consultation")}
              options={consultations.map(({ type, durationMinutes, netPriceCents }) => ({
                value: type,
                label: t(`coach.single.${type}`, {
                  minutes: durationMinutes,
                  money: formatMoney(locale, netPriceCents),
                }),
              }))}
            />
            <TextField
              name="size"
              label={t("coach.size")}
              help={t("coach.sizeHelp", PACKAGE_SIZE)}
              inputMode="numeric"
              autoComplete="off"
              defaultValue="5"
            />
            <TextField
              name="netCents"
              label={t("coach.price")}
              help={t("coach.priceHelp")}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              name="months"
              label={t("coach.months")}
              help={t("coach.monthsHelp", PACKAGE_MONTHS)}
              inputMode="numeric"
              autoComplete="off"
              defaultValue="6"
            />
          </div>
          <SubmitRow look="accent">{t("coach.submit")}</SubmitRow>
        </PageForm>
      </div>
    </Panel>
  );
}

function Sold({ sold }: { sold: SoldPackage[] }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  return (
    <Panel title={t("coach.sold")}>
      {sold.length === 0 ? (
        <p>{t("coach.noneSold")}</p>
      ) : (
        <ul className={`${patterns.plainLinks} ${styles.rows}`}>
          {sold.map((each) => (
            <li key={each.id}>
              <span>
                <PageLink to="coachClient" params={{ id: each.clientId }}>
                  {each.clientName || t("goneClient")}
                </PageLink>
                <small>
                  {t("coach.soldOf", {
                    date: formatDate(locale, each.boughtAt),
                    until: formatDate(locale, each.validUntil),
                    paid: formatMoney(locale, each.paidCents),
                    whole: formatMoney(locale, each.grossCents),
                  })}
                </small>
              </span>
              <span>
                {each.status === "ended" ? t("coach.ended") : t("own.leftShort", { left: each.left, size: each.size })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
