import { formatDate } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./security.module.css";

type Link = { id: string; name: string; createdAt: string };

/** Mail providers that open this account. */
export function ProvidersPanel({ providers, mayChange }: { providers: Link[]; mayChange: boolean }) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  return (
    <Panel title={t("providers.title")} id="providers">
      <p>{t(mayChange ? "providers.text" : "providers.only")}</p>
      <ul className={styles.rows}>
        {providers.map(({ id, name, createdAt }) => (
          <li key={id}>
            <div className={styles.row}>
              <Icon name="mail" />
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.facts}>{t("providers.since", { date: formatDate(locale, createdAt) })}</p>
              </div>
              {mayChange && (
                <PageForm name={`removeProvider.${id}`}>
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton look="ghost" small>
                    {t("providers.remove", { name })}
                  </SubmitButton>
                </PageForm>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
