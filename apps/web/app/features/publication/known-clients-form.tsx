import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

/** Whether clients whom the coach knows can book while the profile is private. */
export function KnownClientsForm({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation("publication");
  return (
    <PageForm name="saveKnownClients" failure={t("knownClients.failed")} saved={t("knownClients.saved")}>
      <Checkbox
        name="knownClientsMayBook"
        label={t("knownClients.label")}
        help={t("knownClients.help")}
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
