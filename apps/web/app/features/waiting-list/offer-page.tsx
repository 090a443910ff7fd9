import type { WaitingPlace } from "@aufwind/contract/waiting-list";
import { PageLink, PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./waiting-list.module.css";

type OfferPageProps = {
  offer: NonNullable<WaitingPlace["offer"]>;
  place: WaitingPlace;
  /** Where it is booked; null if it is held no more. */
  to: string | null;
};

/** Passing a time on, and what became of one that is held no more. */
export function OfferPage({ offer, place, to }: OfferPageProps) {
  const { t } = useTranslation("waiting-list");
  const time = <Moment at={offer.scheduledAt} until={offer.endsAt} shape="full" />;
  const words = place.isProposal ? "proposal" : "offerPage";
  if (to)
    return (
      <>
        <PageHeader title={t(`${words}.passTitle`)} lead={place.coach.name} />
        <Panel title={time}>
          <p>{t(`${words}.passText`)}</p>
          <div className={styles.acts}>
            <PageForm name="pass" query="act=pass" failure={t("offerPage.notPassed")}>
              <SubmitButton>{t(`${words}.pass`)}</SubmitButton>
            </PageForm>
            <PathLink className={patterns.link} to={to}>
              {t("offerPage.keep")}
            </PathLink>
          </div>
        </Panel>
      </>
    );
  const { slug } = place.coach;
  return (
    <>
      <PageHeader title={t(`${words}.title.${offer.state}`)} lead={place.coach.name} />
      <Panel title={time}>
        <p>{t(`${words}.text.${offer.state}`)}</p>
        <div className={styles.acts}>
          {offer.state === "taken" || !slug ? (
            <PageButton to="clientAppointments">{t("offerPage.appointments")}</PageButton>
          ) : (
            <PageButton to="coachPage" params={{ slug }} hash="booking">
              {t("offerPage.others")}
            </PageButton>
          )}
          <PageLink className={patterns.link} to="clientWaitingList">
            {t("offerPage.list")}
          </PageLink>
        </div>
      </Panel>
    </>
  );
}
