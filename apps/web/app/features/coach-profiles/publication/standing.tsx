import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Failure } from "../../../ui/failure.tsx";
import { CompletenessCard } from "./completeness-card.tsx";
import type { Publication } from "./publication.server.ts";
import { visibilityOf } from "./visibility.ts";
import { VisibilityForm } from "./visibility-form.tsx";

type StandingProps = {
  /** Undefined if it could not be loaded. */
  publication: Publication | null;
  /** Whether the onboarding is not finished. */
  isSettingUp: boolean;
  /** Whether the page shows a prompt to publish, with its own switch. */
  isPrompted: boolean;
  /** Whether the payment platform is connected; left out if unknown. */
  isConnected?: boolean | undefined;
};

/** The profile's status, what it lacks, and the switch that publishes or hides it. */
export function Standing({ publication, isSettingUp, isPrompted, isConnected }: StandingProps) {
  const { t } = useTranslation("coach-profiles-publication");
  if (!publication) return <Failure title={t("failed")} />;
  const { completeness, isProfilePublic, allowInSearchingAndListing, slug } = publication;
  const toggle = <VisibilityForm isPublic={isProfilePublic} isListed={allowInSearchingAndListing} slug={slug} />;
  return (
    <CompletenessCard
      completeness={completeness}
      visibility={visibilityOf(publication)}
      during={isSettingUp ? "setUp" : "practice"}
      edit
      isConnected={isConnected}
      toggle={!isSettingUp && !isPrompted && toggle}
    />
  );
}
