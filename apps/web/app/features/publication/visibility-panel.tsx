import type { OwnProfile } from "@aufwind/contract/profiles";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import styles from "./publication.module.css";
import { visibilityOf } from "./visibility.ts";
import { VisibilityForm } from "./visibility-form.tsx";

type VisibilityPanelProps = Pick<OwnProfile, "isProfilePublic" | "allowInSearchingAndListing" | "slug">;

/** Who can see the profile, and who can find it. */
export function VisibilityPanel({ isProfilePublic, allowInSearchingAndListing, slug }: VisibilityPanelProps) {
  const { t } = useTranslation("publication");
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
        <ListingForm allowed={allowInSearchingAndListing} />
      </div>
    </Panel>
  );
}

/** Whether a public profile is found, or seen by the coach alone. */
function ListingForm({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation("publication");
  return (
    <PageForm name="saveListing" failure={t("listing.failed")} saved={t("listing.saved")}>
      <Checkbox
        name="allowInSearchingAndListing"
        label={t("listing.label")}
        help={t("listing.help")}
        optional
        defaultChecked={allowed}
      />
      <div>
        <SubmitButton look="ghost" small pendingLabel={t("saving")}>
          {t("listing.save")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
