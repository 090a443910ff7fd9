import type { FoundPerson } from "@aufwind/contract/people";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FindForm } from "../../shared/list/find-form.tsx";
import { RowTable } from "../../shared/list/row-table.tsx";
import rows from "../../shared/list/rows.module.css";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pill } from "../../ui/pill.tsx";
import styles from "./people.module.css";

type Found = FormResult<{ items: FoundPerson[] }>;

/** The search for people; it is posted, and every search is in the log. */
export function PeoplePage() {
  const { t } = useTranslation("people");
  const result = useAnswer<Found>();
  const found = result?.ok && result.form === "search" ? result.data.items : null;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ProofStep />
      <FindForm name="search" label={t("search")} help={t("searchHelp")} button={t("find")} />
      <div role="status">{found && <p className={styles.count}>{t("found", { count: found.length })}</p>}</div>
      {found && found.length > 0 && <FoundList people={found} />}
      {found?.length === 0 && (
        <EmptyState title={t("nobody")}>
          <p>{t("nobodyHelp")}</p>
        </EmptyState>
      )}
    </>
  );
}

function FoundList({ people }: { people: FoundPerson[] }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  return (
    <RowTable className={styles.table} heads={[t("name"), t("email"), t("kind"), t("since")]}>
      {people.map(({ id, name, email, kind, since }) => (
        <li key={id} className={rows.row}>
          <div className={rows.who}>
            <Avatar name={name || email} picture={null} />
            <PageLink to="teamPerson" params={{ id }} className={`${rows.name} ${rows.link}`}>
              {name || email}
            </PageLink>
          </div>
          <span className={rows.soft}>{email}</span>
          <span>
            <Pill>{t(`kinds.${kind}`)}</Pill>
          </span>
          <span className={rows.soft}>{formatDate(locale, since)}</span>
        </li>
      ))}
    </RowTable>
  );
}
