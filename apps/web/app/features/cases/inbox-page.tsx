import type { CaseItem } from "@aufwind/contract/cases";
import { WRITING_LASTS } from "@aufwind/rules/cases";
import { useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useRevalidateWhileTyping } from "../../platform/live/use-live.ts";
import { SelectionBar } from "../../shared/list/selection.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { Button } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { BulkOutcome } from "./case-bulk.server.ts";
import { CaseDetail } from "./case-detail.tsx";
import { SteadyList } from "./case-list.tsx";
import type { InboxFacts } from "./cases.server.ts";
import styles from "./inbox.module.css";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxLists } from "./inbox-lists.tsx";
import { INBOX, inboxQuery } from "./inbox-view.ts";
import { NewCase } from "./new-case.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";

type Found = FormResult<{ items: CaseItem[]; totalCount: number }>;

type InboxPageProps = InboxFacts & {
  /** What the open case is about, with its own actions. */
  subject?: React.ReactNode;
};

/** What waits for the team: lists, the cases of one by deadline, and the one that is open. */
export function InboxPage({ subject, ...facts }: InboxPageProps) {
  const { t } = useTranslation("cases");
  const { view, list, counts, views, opened, now } = facts;
  const page = useRef<HTMLDivElement>(null);
  useInboxKeys(page, opened);
  useLiveInbox({ isWriting: [opened, ...list.items].some((each) => each?.writing), now });
  const result = useAnswer<Found>();
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
        <div className={styles.tools}>
          <InboxFilters {...{ view, views, counts }} />
          <NewCase query={query} />
        </div>
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

const BULK_FORMS = ["bulkTake", "bulkSnooze", "bulkClose"] as const;

/** What can be done with all selected cases at once. */
function CaseSelection({ query }: { query: string }) {
  const { t } = useTranslation("cases");
  return (
    <SelectionBar query={query}>
      {BULK_FORMS.map((act) => (
        <Button key={act} type="submit" name="form" value={act} look="ghost" small>
          {t(`bulk.${act}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}

/** How many were changed, and which were not since something happened to them. */
function BulkResult() {
  const { t } = useTranslation("cases");
  const result = useAnswer<FormResult<BulkOutcome>>();
  const act = result?.ok && BULK_FORMS.find((each) => each === result.form);
  if (!act) return null;
  const { done, left } = result.data;
  return (
    <Outcome of={result}>
      {t(`bulk.done.${act}`, { count: done })}
      {left.length > 0 && ` ${t("bulk.left", { numbers: left.map((number) => `#${number}`).join(", ") })}`}
    </Outcome>
  );
}

/** Reads the inbox anew as cases change, and once somebody may have ceased to write without saying so. */
function useLiveInbox({ isWriting, now }: { isWriting: boolean; now: number }): void {
  useRevalidateWhileTyping("case");
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading begins the time anew
  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(revalidate, WRITING_LASTS);
    return () => clearTimeout(timer);
  }, [isWriting, now, revalidate]);
}
