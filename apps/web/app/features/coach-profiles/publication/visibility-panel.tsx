import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Panel, State } from "../../../ui/panel.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import styles from "./publication.module.css";
import { visibilityOf } from "./visibility.ts";
import { VisibilityForm } from "./visibility-form.tsx";

type VisibilityPanelProps = Pick<OwnProfile, "isProfilePublic" | "allowInSearchingAndListing" | "slug">;

/** Who can see the profile, and who can find it. */
export function VisibilityPanel({ isProfilePublic, allowInSearchingAndListing, slug }: VisibilityPanelProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const state = visibilityOf({ isProfilePublic, allowInSearchingAndListing });
  return (
    <Panel
      title={t("visibility.title")}
      aside={<State on={state === "public"}>{t(`state.${state}`)}</State>}
      id="visibility"
    >
      <p>{t(`visibility.${state}Text`)}</p>
      {isProfilePublic && (
        <p>
          <PageLink to="coachPage" params={{ slug }} className={styles.link}>
            {t(state === "public" ? "visibility.see" : "visibility.seeAlone")}
          </PageLink>
        </p>
      )}
      <VisibilityForm isPublic={isProfilePublic} isListed={allowInSearchingAndListing} slug={slug} />
      <div className={styles.apart}>
        <ChoiceForm about="listing" allowed={allowInSearchingAndListing} />
      </div>
    </Panel>
  );
}
