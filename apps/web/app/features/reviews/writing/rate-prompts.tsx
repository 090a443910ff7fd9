import type { UnratedAppointment } from "@aufwind/contract/reviews";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./rate-prompts.module.css";

/** On a client's first page: unrated appointments; nothing if there are none. */
export function RatePrompts({ items }: { items: readonly UnratedAppointment[] }) {
  const { t } = useTranslation("reviews-link");
  if (items.length === 0) return null;
  return (
    <Panel title={t("prompt.title")}>
      <p>{t("prompt.text")}</p>
      <ul className={styles.rows}>
        {items.map(({ id, coachName, scheduledAt }) => (
          <li key={id}>
            <p>
              <b>{coachName}</b>
              <Moment at={scheduledAt} shape="dated" />
            </p>
            <PageButton to="clientReview" params={{ id }} small>
              <Icon name="star" />
              <span>
                {t("prompt.rate")}
                <VisuallyHidden>: {coachName}</VisuallyHidden>
              </span>
            </PageButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
