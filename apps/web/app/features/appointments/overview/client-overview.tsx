import type { AppointmentItem, ClientOverview } from "@aufwind/contract/appointments";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { MainActionLink } from "../main-action-link.tsx";
import { BriefRow } from "./brief-row.tsx";
import styles from "./overview.module.css";

type UpcomingPanelProps = {
  overview: ClientOverview;
  /** Those shown elsewhere on the page: the next one, and what waits. */
  shown: ReadonlySet<string>;
};

/** What comes after the next appointment; today's in any case. */
export function UpcomingPanel({ overview, shown }: UpcomingPanelProps) {
  const { t } = useTranslation("appointments");
  const { today, upcoming } = overview;
  const all = [...today, ...upcoming.filter(({ id }) => !today.some((each) => each.id === id))];
  const items = all.filter(({ id }) => !shown.has(id));
  return (
    <Panel small title={t("home.upcoming")} aside={<PageLink to="clientAppointments">{t("home.all")}</PageLink>}>
      {items.length > 0 ? (
        <Rows items={items} />
      ) : (
        <div className={styles.quiet}>
          <p>{t(shown.size > 0 ? "home.nothingElse" : "list.empty.upcoming.client")}</p>
          <PageButton to="clientBook" look="ghost" small>
            {t("home.book")}
          </PageButton>
        </div>
      )}
    </Panel>
  );
}

const MOST_RECENT = 1;

/** The last appointment with what can be done about it, and a few before it; left out if there are none. */
export function PastPanel({ overview: { last, recent } }: { overview: ClientOverview }) {
  const { t } = useTranslation("appointments");
  if (!last) return null;
  const few = recent.slice(0, MOST_RECENT);
  return (
    <Panel
      small
      title={t("home.last")}
      aside={
        <PageLink to="clientAppointments" query="period=past">
          {t("home.all")}
        </PageLink>
      }
    >
      <Rows items={[last]} withAct />
      {few.length > 0 && (
        <>
          <h3 className={styles.earlier}>{t("home.recent")}</h3>
          <Rows items={few} />
        </>
      )}
    </Panel>
  );
}

type RowsProps = { items: readonly AppointmentItem[]; withAct?: boolean };

const Rows = ({ items, withAct = false }: RowsProps) => (
  <ul className={styles.rows}>
    {items.map((item) => (
      <BriefRow
        key={item.id}
        item={item}
        side="client"
        plain={item.scheduledStatus === "Completed"}
        acts={withAct && <MainActionLink item={item} side="client" />}
      />
    ))}
  </ul>
);
