import type { OwnProfile } from "@aufwind/contract/profiles";
import { PageLink } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Panel, State } from "../../ui/panel.tsx";
import { ListingForm } from "./listing-form.tsx";
import styles from "./publication.module.css";
import { VisibilityForm } from "./visibility-form.tsx";

type VisibilityPanelProps = Pick<OwnProfile, "isProfilePublic" | "allowInSearchingAndListing" | "slug">;

/** Who can see the profile, and who can find it. */
export function VisibilityPanel({ isProfilePublic, allowInSearchingAndListing, slug }: VisibilityPanelProps) {
  const { t } = useTranslation("publication");
  const state = <State on={isProfilePublic}>{t(isProfilePublic ? "state.public" : "state.private")}</State>;
  return (
    <Panel title={t("visibility.title")} aside={state} id="visibility">
      <p>{t(meaningOf({ isProfilePublic, allowInSearchingAndListing }))}</p>
      {isProfilePublic && (
        <p>
          <PageLink to="coachPage" params={{ slug }} className={styles.link}>
            {t("visibility.see")}
          </PageLink>
        </p>
      )}
      <VisibilityForm isPublic={isProfilePublic} slug={slug} />
      <div className={styles.apart}>
        <ListingForm allowed={allowInSearchingAndListing} />
      </div>
    </Panel>
  );
}

function meaningOf({ isProfilePublic, allowInSearchingAndListing }: Omit<VisibilityPanelProps, "slug">) {
  if (!isProfilePublic) return "visibility.privateText";
  return allowInSearchingAndListing ? "visibility.publicText" : "visibility.unlistedText";
}
