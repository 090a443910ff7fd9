import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SearchPanels } from "../../shared/list/search-panels.tsx";
import { PathButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./saved-searches.module.css";
import type { ShownSearch } from "./saved-searches.server.ts";

/** The searches that are kept, each with its results, its name and its mails. */
export function SearchList({ searches }: { searches: readonly ShownSearch[] }) {
  const { t } = useTranslation("saved-searches");
  return (
    <SearchPanels isEmpty={searches.length === 0} word={t}>
      {searches.map((search) => (
        <Kept key={search.id} search={search} />
      ))}
    </SearchPanels>
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
        <PathButton look="ghost" small to={path}>
          {t("results")}
        </PathButton>
        <PageForm name={`delete.${id}`} failure={t("notDeleted")}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton look="quiet" small>
            {t("delete")} <VisuallyHidden>{t("deleteOf", { name })}</VisuallyHidden>
          </SubmitButton>
        </PageForm>
      </div>
      <Disclosure summary={t("change")}>
        <PageForm name={`change.${id}`} failure={t("notChanged")} saved={t("renamed")}>
          <input type="hidden" name="id" value={id} />
          <TextField name="name" label={t("save.name")} defaultValue={name} />
          <Checkbox name="isMailed" label={t("mails")} defaultChecked={isMailed} optional />
          <SubmitRow>{t("saveChange")}</SubmitRow>
        </PageForm>
      </Disclosure>
    </Panel>
  );
}
