import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import styles from "./publication.module.css";
import type { Publication } from "./publication.server.ts";
import { VisibilityForm } from "./visibility-form.tsx";

type PublishPromptProps = Pick<Publication, "allowInSearchingAndListing" | "slug">;

/** Complete but private. The result of publishing is shown with the profile's status. */
export function PublishPrompt({ allowInSearchingAndListing, slug }: PublishPromptProps) {
  const { t } = useTranslation("coach-profiles-publication");
  return (
    <section className={styles.prompt}>
      <div>
        <h2>{t("prompt.title")}</h2>
        <p>{t("prompt.text")}</p>
      </div>
      <VisibilityForm isPublic={false} isListed={allowInSearchingAndListing} slug={slug} look="accent" />
    </section>
  );
}
