import { useTranslation } from "../../platform/use-translation.ts";
import styles from "./publication.module.css";
import type { Publication } from "./publication.server.ts";
import { visibilityOf } from "./visibility.ts";
import { VisibilityForm } from "./visibility-form.tsx";

const WORDS = {
  private: { title: "prompt.title", text: "prompt.text" },
  public: { title: "prompt.done", text: "prompt.doneText" },
  unlisted: { title: "state.unlisted", text: "visibility.unlistedText" },
} as const;

/** Everything needed is there, and nobody can see it. */
export function PublishPrompt(publication: Omit<Publication, "completeness">) {
  const { t } = useTranslation("publication");
  const { isProfilePublic, allowInSearchingAndListing, slug } = publication;
  const { title, text } = WORDS[visibilityOf(publication)];
  return (
    <section className={styles.prompt}>
      <div>
        <h2>{t(title)}</h2>
        <p>{t(text)}</p>
      </div>
      <VisibilityForm isPublic={isProfilePublic} isListed={allowInSearchingAndListing} slug={slug} look="accent" />
    </section>
  );
}
