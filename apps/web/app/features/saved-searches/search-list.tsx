import { formatDate } from "../../platform/i18n/format.ts";
import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel, Panels, State } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { EmptyState } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./saved-searches.module.css";
import type { ShownSearch } from "./saved-searches.server.ts";

/** The searches that are kept, each with its results, its name and its mails. */
export function SearchList({ searches }: { searches: readonly ShownSearch[] }) {
  const { t } = useTranslation("saved-searches");
  if (searches.length === 0)
    return (
      <EmptyState title={t("empty")} action={<PageButton to="search">{t("find")}</PageButton>}>
        {t("emptyText")}
      </EmptyState>
    );
  return (
    <Panels>
      {searches.map((search) => (
        <Kept key={search.id} search={search} />
      ))}
    </Panels>
  );
}

function Kept({ search }: { search: ShownSearch }) {
  const { t } = useTranslation("saved-searches");
  const locale = useLocale();
  const { id, name, isMailed, mailedAt, path } = search;
  return (
    <Panel title={name} aside={<State on={isMailed}>{t(isMailed ? "on" : "off")}</State>}>
      <p className={styles.soft}>{mailedAt ? t("mailed", { date: formatDate(locale, mailedAt) }) : t("notMailed")}</p>
      <div className={styles.acts}>
        <PathLink className={patterns.link} to={path}>
          {t("results")}
        </PathLink>
        <PageForm name={`delete.${id}`} failure={t("notDeleted")}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton look="ghost" small>
            {t("delete")} <VisuallyHidden>{t("deleteOf", { name })}</VisuallyHidden>
          </SubmitButton>
        </PageForm>
      </div>
      <Disclosure summary={t("change")}>
        <PageForm name={`change.${id}`} failure={t("notChanged")} saved={t("renamed")}>
          <input type="hidden" name="id" value={id} />
          <TextField name="name" label={t("save.name")} defaultValue={name} />
          <Checkbox name="isMailed" label={t("mails")} defaultChecked={isMailed} optional />
          <div>
            <SubmitButton>{t("saveChange")}</SubmitButton>
          </div>
        </PageForm>
      </Disclosure>
    </Panel>
  );
}
