import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

/** Whether a public profile is found, or seen by the coach alone. */
export function ListingForm({ allowed }: { allowed: boolean }) {
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
