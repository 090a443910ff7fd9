import { useTranslation } from "../../platform/use-translation.ts";
import styles from "./publication.module.css";
import { VisibilityForm } from "./visibility-form.tsx";

/** Everything needed is there, and nobody can see it. */
export function PublishPrompt({ isPublic, slug }: { isPublic: boolean; slug: string }) {
  const { t } = useTranslation("publication");
  return (
    <section className={styles.prompt}>
      <div>
        <h2>{t(isPublic ? "prompt.done" : "prompt.title")}</h2>
        <p>{t(isPublic ? "prompt.doneText" : "prompt.text")}</p>
      </div>
      <VisibilityForm isPublic={isPublic} slug={slug} look="accent" />
    </section>
  );
}
