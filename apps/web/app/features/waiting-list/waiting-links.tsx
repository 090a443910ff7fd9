import { CONSULTATIONS, type Consultation } from "@aufwind/rules/consultations";
import { momentOf } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./waiting-list.module.css";
import type { HeldOffer } from "./waiting-list.server.ts";

/** Beside what can be done with an appointment. */
export function EarlierTimeLink({ id }: { id: string }) {
  const { t } = useTranslation("waiting-list-link");
  return (
    <PageButton to="clientWaitingListNew" query={`appointment=${id}`} look="quiet">
      <Icon name="clock" /> {t("earlier")}
    </PageButton>
  );
}

/** On the page that books or moves: until when the time is held, and the way to pass it on. */
export function HeldOfferNote({ held }: { held: HeldOffer }) {
  const { t } = useTranslation("waiting-list-link");
  const locale = useLocale();
  if (!held) return null;
  const until = momentOf({ at: held.until }, { locale, ...(!held.isProposal && { shape: "clock" as const }) });
  const pass = (words: string) => (
    <PageLink to="clientWaitingOffer" params={{ id: held.id }} query="act=pass">
      {words}
    </PageLink>
  );
  return (
    <Note icon="clock">
      <p>
        <RichText text={t(held.isProposal ? "proposed" : "held", { until })} tags={{ pass }} />
      </p>
    </Note>
  );
}

type WaitingCountProps = { counts: readonly { consultation: Consultation; count: number }[] };

/** How many wait for a coach, in all and by kind; nothing if nobody does. */
export function WaitingCount({ counts }: WaitingCountProps) {
  const { t } = useTranslation("waiting-list-link");
  const sum = counts.reduce((all, { count }) => all + count, 0);
  if (sum === 0) return null;
  const kinds = CONSULTATIONS.flatMap((kind) => counts.filter(({ consultation }) => consultation === kind));
  return (
    <div className={styles.counted}>
      <Note icon="users">
        <p>
          {t(sum === 1 ? "count.one" : "count.other", { count: sum })} {t("counted")}
        </p>
        <ul className={styles.kinds}>
          {kinds.map(({ consultation, count }) => (
            <li key={consultation}>{t("kind", { kind: t(`kinds.${consultation}`), count })}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
