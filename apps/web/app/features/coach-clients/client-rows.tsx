import type { ClientItem } from "@aufwind/contract/coach-clients";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RowMenu } from "../../shared/list/row-menu.tsx";
import { RowTable } from "../../shared/list/row-table.tsx";
import rows from "../../shared/list/rows.module.css";
import { MessageLink } from "../../shared/message-link.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ClientFace, useClientName } from "./client-face.tsx";
import styles from "./client-rows.module.css";
import { RelationBadge } from "./relation-badge.tsx";

/** A list of clients: columns if there is space, cards on a phone. */
export function ClientRows({ items }: { items: readonly ClientItem[] }) {
  const { t } = useTranslation("coach-clients");
  return (
    <RowTable
      className={styles.table}
      heads={[t("list.who"), t("list.contact"), t("list.appointments")]}
      label={t("title")}
    >
      {items.map((client) => (
        <Row key={client.id} client={client} />
      ))}
    </RowTable>
  );
}

function Row({ client }: { client: ClientItem }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  const { id, experienceLevel, qualification, relation, since, tags } = client;
  const said = [
    experienceLevel && t(`experience.${experienceLevel}`),
    qualification && t(`qualification.${qualification}`),
  ].filter(Boolean);
  return (
    <li className={rows.row}>
      <div className={rows.who}>
        <ClientFace client={client} />
        <div>
          <PageLink className={`${rows.name} ${rows.link}`} data-first to="coachClient" params={{ id }}>
            {useClientName(client.name)}
          </PageLink>
          {[...said, ...tags].length > 0 && <p className={rows.soft}>{[...said, ...tags].join(", ")}</p>}
        </div>
      </div>
      <div className={styles.contact}>
        <RelationBadge relation={relation} completed={client.completedCount} />
        <p className={rows.soft}>{t("list.since", { date: formatDate(locale, since) })}</p>
      </div>
      <Met client={client} />
      <ClientActions client={client} />
    </li>
  );
}

/** Their past and next appointments. */
function Met({ client: { completedCount, lastAppointment, nextAppointment } }: { client: ClientItem }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  return (
    <div className={styles.met}>
      <p>{completedCount > 0 ? t("list.completed", { count: completedCount }) : t("list.completedNone")}</p>
      {nextAppointment && (
        <p className={rows.soft}>
          {t("list.next")} <Moment at={nextAppointment.scheduledAt} />
        </p>
      )}
      {!nextAppointment && lastAppointment && (
        <p className={rows.soft}>
          {t("list.last")} {formatDate(locale, lastAppointment.scheduledAt)}
        </p>
      )}
    </div>
  );
}

function ClientActions({ client: { id, name, lastAppointment } }: { client: ClientItem }) {
  const { t } = useTranslation("coach-clients");
  const called = useClientName(name);
  const note = lastAppointment && { to: "coachNote" as const, params: { id: lastAppointment.id } };
  const noteLabel = (
    <span>
      {t("list.note")}
      <VisuallyHidden>: {t("list.noteFor", { name: called })}</VisuallyHidden>
    </span>
  );
  return (
    <RowMenu
      label={t("list.acts", { name: called })}
      quick={
        <>
          {name && <MessageLink otherId={id} name={name} look="quiet" small isBrief />}
          {note && (
            <PageButton {...note} look="quiet" small>
              <Icon name="pen" /> {noteLabel}
            </PageButton>
          )}
        </>
      }
    >
      <PageLink to="coachClient" params={{ id }}>
        <Icon name="user" /> {t("list.file")}
      </PageLink>
      {name && <MessageLink otherId={id} name={name} />}
      {note && (
        <PageLink {...note}>
          <Icon name="pen" /> {noteLabel}
        </PageLink>
      )}
    </RowMenu>
  );
}
