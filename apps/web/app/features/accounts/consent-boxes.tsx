import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** Age and terms; the texts open in a new tab, so that nothing typed is lost. */
export function ConsentBoxes() {
  const { t } = useTranslation("accounts");
  const page = (to: "terms" | "privacy") => (words: string) => (
    <PageLink to={to} target="_blank">
      {words}
      <VisuallyHidden> ({t("common:form.newTab")})</VisuallyHidden>
    </PageLink>
  );
  return (
    <>
      <Checkbox name="isAdult" label={t("adult")} />
      <Checkbox
        name="acceptTerms"
        label={<RichText text={t("terms")} tags={{ terms: page("terms") }} />}
        help={<RichText text={t("privacy")} tags={{ privacy: page("privacy") }} />}
      />
    </>
  );
}
