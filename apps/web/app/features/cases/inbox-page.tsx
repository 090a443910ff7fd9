import type { CaseItem } from "@aufwind/contract/cases";
import { useRef } from "react";
import { Link, useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { viewQuery } from "../../shared/list/view.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { CaseDetail } from "./case-detail.tsx";
import { SteadyList } from "./case-list.tsx";
import { BulkResult, CaseSelection } from "./case-selection.tsx";
import type { InboxFacts } from "./cases.server.ts";
import styles from "./inbox.module.css";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxLists } from "./inbox-lists.tsx";
import { INBOX, inboxQuery } from "./inbox-view.ts";
import { NewCase } from "./new-case.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useLiveInbox } from "./use-live-inbox.ts";

type Found = FormResult<{ items: CaseItem[]; totalCount: number }>;

type InboxPageProps = InboxFacts & {
  /** What the open case is about, with its own acts. */
  subject?: React.ReactNode;
};

/** What waits for the team: lists, the cases of one by deadline, and the one that is open. */
export function InboxPage({ subject, ...facts }: InboxPageProps) {
  const { t } = useTranslation("cases");
  const { view, list, counts, views, opened, now } = facts;
  const page = useRef<HTMLDivElement>(null);
  useInboxKeys(page, opened);
  useLiveInbox({ isWriting: [opened, ...list.items].some((each) => each?.writing), now });
  const result = useActionData<Found>();
  const found = result?.ok && result.form === "search" ? result.data.items : null;
  const query = inboxQuery(view);
  return (
    <div className={styles.inbox} ref={page} data-open={opened ? true : undefined}>
      <div className={styles.head}>
        <PageHeader title={t("title")} lead={t("lead", { count: counts.lists.all ?? 0 })} />
      </div>
      <InboxLists {...{ view, views, counts }} />
      <section className={styles.list} aria-label={t(`lists.${view.list}`)}>
        <PageForm name="search" className={styles.search ?? ""} query={query}>
          <TextField name="q" label={t("search")} autoComplete="off" quiet />
          <SubmitButton look="primary">{t("find")}</SubmitButton>
        </PageForm>
        <BulkResult />
        <InboxFilters {...{ view, views, counts }} />
        <NewCase query={query} />
        {found && <p role="status">{t("found", { count: found.length })}</p>}
        <SteadyList
          items={found ?? list.items}
          list={found ? `found ${query}` : query}
          {...{ query, now }}
          ownId={facts.ownId}
          openNumber={opened?.number}
          isClosed={view.list === "closed"}
        />
        <CaseSelection query={query} />
        {!found && list.hasNext && (
          <Link className={styles.more} to={`?${viewQuery(INBOX, { ...view, page: view.page + 1 })}`}>
            {t("more")}
          </Link>
        )}
      </section>
      {opened && (
        <CaseDetail
          key={opened.number}
          {...{ opened, now, subject }}
          holds={facts.holds}
          back={query}
          ownId={facts.ownId}
        />
      )}
    </div>
  );
}
