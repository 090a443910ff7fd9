import type { WaitingPlace } from "@aufwind/contract/waiting-list";
import { WEEKDAYS } from "@aufwind/rules/schedules/opening-hours";
import { formatDay } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SearchPanels } from "../../shared/list/search-panels.tsx";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./waiting-list.module.css";

/** Every place, with the time that is held now. */
export function PlaceList({ places }: { places: readonly WaitingPlace[] }) {
  const { t } = useTranslation("waiting-list");
  return (
    <SearchPanels isEmpty={places.length === 0} word={t}>
      {places.map((place) => (
        <Place key={place.id} place={place} />
      ))}
    </SearchPanels>
  );
}

function Place({ place }: { place: WaitingPlace }) {
  const { t } = useTranslation("waiting-list");
  const locale = useLocale();
  const { id, coach, consultation, moves, weekdays, from, to, until, state } = place;
  const name = coach.name || t("gone");
  const isWaiting = state === "waiting";
  const days = weekdays.length === WEEKDAYS.length ? t("anyDay") : weekdays.map((day) => t(`days.${day}`)).join(", ");
  return (
    <Panel title={name} aside={<PlaceState place={place} />}>
      {place.offer && <Offered offer={place.offer} isProposal={place.isProposal} />}
      <p>
        <strong>{t(`kinds.${consultation}`)}</strong>
        <br />
        {place.isProposal ? t("proposal.booked") : t("wish", { days, from, to, until: formatDay(locale, until) })}
      </p>
      {moves && (
        <p>
          <RichText text={t("moves")} tags={{ when: () => <Moment at={moves.scheduledAt} beside /> }} />
        </p>
      )}
      <div className={styles.acts}>
        {isWaiting && (
          <PageForm name={`end.${id}`} failure={t("notEnded")}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton look="ghost">
              {t(place.isProposal ? "proposal.decline" : "end")} <VisuallyHidden>{t("endOf", { name })}</VisuallyHidden>
            </SubmitButton>
          </PageForm>
        )}
        {coach.slug && (
          <PageLink className={patterns.link} to="coachPage" params={{ slug: coach.slug }} hash="booking">
            {t("offerPage.others")}
          </PageLink>
        )}
      </div>
    </Panel>
  );
}

/** Whether it still waits; a booked time leads to the appointments. */
function PlaceState({ place: { state, isProposal } }: { place: WaitingPlace }) {
  const { t } = useTranslation("waiting-list");
  const text = t(`${isProposal ? "proposal.state" : "state"}.${state}`);
  if (state !== "taken") return <State on={state === "waiting"}>{text}</State>;
  return (
    <PageLink className={styles.taken} to="clientAppointments">
      <Pill tone="teal">{text}</Pill>
    </PageLink>
  );
}

type OfferedProps = { offer: NonNullable<WaitingPlace["offer"]>; isProposal: boolean };

function Offered({ offer, isProposal }: OfferedProps) {
  const { t } = useTranslation("waiting-list");
  return (
    <div className={styles.offer}>
      <h3>{t("offer.title")}</h3>
      <p className={styles.time}>
        <Moment at={offer.scheduledAt} until={offer.endsAt} shape="full" />
      </p>
      <p>
        <RichText
          text={t("offer.until")}
          tags={{
            when: () => <Moment at={offer.heldUntil} {...(!isProposal && { shape: "clock" as const })} beside />,
          }}
        />
      </p>
      <div className={styles.acts}>
        <PageButton to="clientWaitingOffer" params={{ id: offer.id }} look="accent">
          {t(isProposal ? "proposal.take" : "offer.take")}
        </PageButton>
        <PageLink className={patterns.link} to="clientWaitingOffer" params={{ id: offer.id }} query="act=pass">
          {t(isProposal ? "proposal.pass" : "offer.pass")}
        </PageLink>
      </div>
    </div>
  );
}
