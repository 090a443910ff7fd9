import type { AppointmentItem, ClientOverview as Facts } from "@aufwind/contract/appointments";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { CallLink } from "../../../shared/call-link.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { EmptyState, Failure } from "../../../ui/placeholders.tsx";
import { UsefulLink } from "../most-useful-link.tsx";
import { BriefRow, UntilStart } from "./brief-row.tsx";
import styles from "./overview.module.css";
import { isBlank } from "./overview.ts";

/** A client's appointments on the first page: what waits, what is next, what was. */
export function ClientOverview({ overview, now }: { overview: Facts | null; now: number }) {
  const { t } = useTranslation("appointments");
  if (!overview)
    return (
      <div className={styles.overview}>
        <Failure title={t("home.failed")} />
      </div>
    );
  if (isBlank(overview)) return <NoneYet />;
  const { unpaid, waiting, today, last, recent } = overview;
  // What waits for an answer is already shown above.
  const above = [...unpaid, ...waiting];
  const upcoming = overview.upcoming.filter(({ id }) => !above.some((each) => each.id === id));
  const all = <PageLink to="clientAppointments">{t("home.all")}</PageLink>;
  return (
    <div className={styles.overview}>
      <UnpaidPanel items={unpaid} />
      <Group title={t("home.waiting")} items={waiting} withAct />
      <div className={styles.columns}>
        <div>
          <Panel title={t("home.today")}>
            {today.length > 0 ? <Rows items={today} now={now} /> : <p>{t("home.noToday")}</p>}
          </Panel>
          <Group title={t("home.upcoming")} items={upcoming} aside={all} />
          {upcoming.length === 0 && above.length === 0 && (
            <Panel title={t("home.upcoming")} aside={all}>
              <div className={styles.quiet}>
                <p>{t("list.empty.upcoming.client")}</p>
                <PageButton to="clientBook">{t("home.book")}</PageButton>
              </div>
            </Panel>
          )}
        </div>
        <div>
          <Group title={t("home.last")} items={last ? [last] : []} withAct />
          <Group title={t("home.recent")} items={recent} />
        </div>
      </div>
    </div>
  );
}

function NoneYet() {
  const { t } = useTranslation("appointments");
  return (
    <div className={styles.overview}>
      <EmptyState title={t("home.none")} action={<PageButton to="clientBook">{t("home.book")}</PageButton>}>
        {t("home.noneText")}
      </EmptyState>
    </div>
  );
}

type GroupProps = {
  title: string;
  items: readonly AppointmentItem[];
  aside?: React.ReactNode;
  withAct?: boolean;
};

/** Left out if empty. */
function Group({ title, items, aside, withAct = false }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <Panel title={title} aside={aside}>
      <Rows items={items} withAct={withAct} />
    </Panel>
  );
}

type RowsProps = Pick<GroupProps, "items" | "withAct"> & {
  /** Given for those of today, which link to their video call. */
  now?: number;
};

const Rows = ({ items, withAct, now }: RowsProps) => (
  <ul className={styles.rows}>
    {items.map((item) => (
      <BriefRow
        key={item.id}
        item={item}
        side="client"
        shape={now === undefined ? "moment" : "clock"}
        acts={
          withAct ? (
            <UsefulLink item={item} side="client" />
          ) : (
            now !== undefined && <CallLink appointment={item} now={now} name={item.coach.name} small isBrief />
          )
        }
        note={now !== undefined && isAhead(item, now) && <UntilStart at={item.scheduledAt} now={now} />}
      />
    ))}
  </ul>
);

const isAhead = ({ scheduledStatus, endsAt }: AppointmentItem, now: number) =>
  scheduledStatus === "Scheduled" && Date.parse(endsAt) > now;

/** What has to be paid now, first of all; nothing if nothing is due. */
function UnpaidPanel({ items }: { items: readonly AppointmentItem[] }) {
  const { t } = useTranslation("appointments");
  if (items.length === 0) return null;
  return (
    <section className={styles.unpaid} aria-labelledby="unpaid">
      <h2 id="unpaid">
        <Icon name="alert" /> {t("home.unpaid", { count: items.length })}
      </h2>
      <p>{t("home.unpaidText")}</p>
      <ul className={styles.rows}>
        {items.map((item) => (
          <BriefRow key={item.id} item={item} side="client" acts={<UsefulLink item={item} side="client" />} />
        ))}
      </ul>
    </section>
  );
}
