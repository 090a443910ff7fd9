import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";

const FORMS = {
  /** Whether a public profile is listed, or only reachable by its address. */
  listing: { form: "saveListing", field: "allowInSearchingAndListing" },
  /** Whether clients the coach knows can book while the profile is private. */
  knownClients: { form: "saveKnownClients", field: "knownClientsMayBook" },
} as const;

/** One setting about who finds and books, with a button of its own. */
export function ChoiceForm({ about, allowed }: { about: keyof typeof FORMS; allowed: boolean }) {
  const { t } = useTranslation("coach-profiles-publication");
  const { form, field } = FORMS[about];
  return (
    <PageForm name={form} failure={t(`${about}.failed`)} saved={t(`${about}.saved`)}>
      <Checkbox name={field} label={t(`${about}.label`)} help={t(`${about}.help`)} optional defaultChecked={allowed} />
      <div>
        <SubmitButton look="ghost" small pendingLabel={t("saving")}>
          {t("listing.save")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
