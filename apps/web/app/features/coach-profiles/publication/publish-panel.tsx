import type { Need } from "@aufwind/rules/coach-profiles";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Panel, State } from "../../../ui/panel.tsx";
import { MissingList } from "./missing-list.tsx";
import styles from "./publication.module.css";
import { VisibilityForm } from "./visibility-form.tsx";

type PublishPanelProps = { isPublic: boolean; slug: string; missing: readonly Need[] };

/** The end of the onboarding: publishes, or says what still prevents it. */
export function PublishPanel({ isPublic, slug, missing }: PublishPanelProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const ready = missing.length === 0;
  const text = isPublic ? "publish.done" : ready ? "publish.ready" : "publish.notReady";
  return (
    <Panel
      title={t("publish.title")}
      aside={<State on={isPublic}>{t(isPublic ? "state.public" : "state.private")}</State>}
      id="publish"
    >
      <p>{t(text)}</p>
      {!ready && <MissingList codes={missing} during="setUp" />}
      {isPublic ? (
        <p>
          <PageLink to="coachHome" className={styles.link}>
            {t("publish.home")}
          </PageLink>
        </p>
      ) : null}
      {(ready || isPublic) && <VisibilityForm isPublic={isPublic} slug={slug} during="setUp" look="accent" />}
    </Panel>
  );
}
