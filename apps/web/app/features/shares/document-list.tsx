import type { SharedDocument } from "@aufwind/contract/shares";
import { formatDate, formatFileSize } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PagedRows } from "../../shared/list/list-parts.tsx";
import { FileButton, PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./shares.module.css";
import type { SharedList } from "./shares.server.ts";

/** Documents shared with a client, latest first. */
export function DocumentList(list: SharedList) {
  const { t } = useTranslation("shares");
  if (list.items.length === 0)
    return (
      <EmptyState
        title={t("client.empty")}
        action={<PageButton to="messages">{t("client.write")}</PageButton>}
        drawing={<Illustration of="papers" />}
      >
        {t("client.emptyText")}
      </EmptyState>
    );
  return (
    <PagedRows shown={list} more={t("client.more")} focused="li a[download]">
      <Panel title={t("client.shared")} aside={t("client.count", { count: list.totalCount })}>
        <ul className={styles.rows}>
          {list.items.map((item) => (
            <Row key={item.documentId} item={item} />
          ))}
        </ul>
      </Panel>
    </PagedRows>
  );
}

function Row({ item: { documentId, name, url, size, sharedAt, coach } }: { item: SharedDocument }) {
  const { t } = useTranslation("shares");
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <Icon name="file" />
      <div className={styles.told}>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>
          <span className={styles.from}>
            {t("client.from")}{" "}
            {coach.slug ? (
              <PageLink to="coachPage" params={{ slug: coach.slug }}>
                {coach.name}
              </PageLink>
            ) : (
              coach.name
            )}
          </span>{" "}
          {formatDate(locale, sharedAt)} · {formatFileSize(locale, size)}{" "}
          <span className={styles.report}>
            <PageLink to="report" query={`kind=document&id=${documentId}`}>
              {t("client.report")}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </PageLink>
          </span>
        </p>
      </div>
      <FileButton look="ghost" small href={url} download={name}>
        <Icon name="download" /> {t("client.download")}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </FileButton>
    </li>
  );
}
