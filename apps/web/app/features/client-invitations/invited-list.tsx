import type { InvitedPerson } from "@aufwind/contract/client-invitations-people";
import type { InvitationStatus } from "@aufwind/rules/client-invitations";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import frame from "../../shared/list/list.module.css";
import { ListBody, ListCount, ListTabs, PagedRows, useIsLoadingOtherList } from "../../shared/list/list-parts.tsx";
import { RowTable } from "../../shared/list/row-table.tsx";
import rows from "../../shared/list/rows.module.css";
import { viewQuery } from "../../shared/list/view.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Pill } from "../../ui/pill.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./invite.module.css";
import { INVITED } from "./invited-view.ts";
import type { InvitedLoaded } from "./people.server.ts";

/** Whom a coach has invited by mail, and how far they have come. */
export function InvitedList({ view, list, invited }: InvitedLoaded) {
  const { t } = useTranslation("client-invitations-people");
  const locale = useLocale();
  const result = useAnswer<FormResult>();
  const isOther = useIsLoadingOtherList(INVITED, view);
  const counts = list?.counts.filter(({ count }) => count > 0) ?? [];
  if (list && counts.length === 0 && !view.status && !isOther) return <Nobody />;
  const tabs = (["", ...counts.map(({ status }) => status)] as const).map((status) => ({
    key: status,
    to: `?${viewQuery(INVITED, { ...view, status, page: 1 })}`,
    label: status ? t("list.tab", { name: t(`status.${status}`), count: countOf(counts, status) }) : t("list.all"),
    isHere: view.status === status,
  }));
  return (
    <div className={frame.list}>
      {result?.ok && (
        <Outcome of={result}>{t(result.form.startsWith("remind") ? "list.reminded" : "list.withdrawn")}</Outcome>
      )}
      {!result && invited && (
        <Outcome of={invited.count}>
          {t("list.invited", { count: invited.count })}{" "}
          {invited.last && t("list.until", { date: formatDate(locale, invited.last) })}
        </Outcome>
      )}
      <ListTabs label={t("list.filter")} tabs={tabs} />
      <ListCount count={list?.totalCount}>{!isOther && list && t("list.count", { count: list.totalCount })}</ListCount>
      <ListBody isOther={isOther} shown={list} failed={t("list.failed")}>
        {(shown) => (
          <PagedRows
            shown={shown}
            queryOf={(page) => viewQuery(INVITED, { ...view, page })}
            more={t("list.more")}
            focused="li [data-first]"
          >
            <Rows items={shown.items} />
          </PagedRows>
        )}
      </ListBody>
    </div>
  );
}

const countOf = (counts: { status: InvitationStatus; count: number }[], status: InvitationStatus) =>
  counts.find((each) => each.status === status)?.count ?? 0;

function Nobody() {
  const { t } = useTranslation("client-invitations-people");
  return (
    <EmptyState title={t("list.nobody")} action={<PageButton to="coachInvite">{t("list.invite")}</PageButton>}>
      {t("list.nobodyText")}
    </EmptyState>
  );
}

function Rows({ items }: { items: readonly InvitedPerson[] }) {
  const { t } = useTranslation("client-invitations-people");
  return (
    <RowTable className={styles.table} heads={[t("list.who"), t("list.state"), t("list.when")]} label={t("list.title")}>
      {items.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </RowTable>
  );
}

const TONES: Partial<Record<InvitationStatus, "teal" | "warn" | "bad">> = {
  registered: "teal",
  booked: "teal",
  failed: "bad",
  optedOut: "warn",
};

function Row({ person }: { person: InvitedPerson }) {
  const { t } = useTranslation("client-invitations-people");
  const { firstName, email, status } = person;
  return (
    <li className={rows.row}>
      <div className={rows.who}>
        <div>
          <span className={rows.name} data-first tabIndex={-1}>
            {firstName || email}
          </span>
          {firstName && <p className={rows.soft}>{email}</p>}
        </div>
      </div>
      <div className={styles.state}>
        <Pill tone={TONES[status] ?? "plain"}>{t(`status.${status}`)}</Pill>
      </div>
      <p className={`${rows.soft} ${styles.when}`}>{useWhen(person)}</p>
      <PersonActions person={person} />
    </li>
  );
}

/** When mails went out, or will. */
function useWhen({ sendsOn, sentAt, remindedAt, remindsAt, addedAt }: InvitedPerson): string {
  const { t } = useTranslation("client-invitations-people");
  const locale = useLocale();
  const date = (at: string) => ({ date: formatDate(locale, at) });
  if (sendsOn) return t("list.sendsOn", date(sendsOn));
  if (!sentAt) return t("list.addedOn", date(addedAt));
  if (remindedAt) return t("list.remindedOn", { ...date(remindedAt), sent: formatDate(locale, sentAt) });
  if (remindsAt) return t("list.remindsOn", { ...date(remindsAt), sent: formatDate(locale, sentAt) });
  return t("list.sentOn", date(sentAt));
}

function PersonActions({ person: { id, firstName, email, can } }: { person: InvitedPerson }) {
  const { t } = useTranslation("client-invitations-people");
  return (
    <div className={styles.acts}>
      {can.map((act) => (
        <PageForm key={act} name={`${act}.${id}`} failure={t(`list.${act}Failed`)}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton look="quiet" small>
            <span>
              {t(`list.${act}`)}
              <VisuallyHidden>: {firstName || email}</VisuallyHidden>
            </span>
          </SubmitButton>
        </PageForm>
      ))}
    </div>
  );
}
