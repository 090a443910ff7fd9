import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { Failure } from "../../ui/failure.tsx";
import { CompletenessCard } from "./completeness-card.tsx";
import type { Publication } from "./publication.server.ts";
import { PublishPrompt } from "./publish-prompt.tsx";
import { QuickLinks } from "./quick-links.tsx";
import styles from "./standing.module.css";
import { visibilityOf } from "./visibility.ts";

type StandingProps = {
  /** Nothing where it could not be loaded. */
  publication: Publication | null;
  /** The way into the onboarding, until that is finished. */
  prompt: React.ReactNode;
  /** Whether the payment platform is connected; left out where that is not known. */
  isConnected?: boolean | undefined;
};

/** How the profile stands, what to do next, and what is done most often. */
export function Standing({ publication, prompt, isConnected }: StandingProps) {
  const { t } = useTranslation("publication");
  // The prompt stays while it tells how publishing went.
  const isTold = useActionData<FormResult>()?.form === "saveVisibility";
  if (!publication) return <Failure title={t("failed")} />;
  const { completeness, isProfilePublic } = publication;
  const isReady = completeness.publishable && !isProfilePublic;
  return (
    <div className={styles.standing}>
      {prompt || ((isReady || isTold) && <PublishPrompt {...publication} />)}
      <div className={styles.columns}>
        <CompletenessCard
          completeness={completeness}
          visibility={visibilityOf(publication)}
          during={prompt ? "setUp" : "practice"}
          edit
          isConnected={isConnected}
        />
        <QuickLinks />
      </div>
    </div>
  );
}
