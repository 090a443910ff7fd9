import type { Need } from "@aufwind/rules/coach-profiles";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import blocks from "../../../ui/blocks.module.css";
import { Panel, State } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { MissingList } from "./missing-list.tsx";
import type { PublicationStatus } from "./publication.server.ts";
import { type Visibility, visibilityOf } from "./publication.ts";
import { VisibilityForm } from "./visibility-panel.tsx";

type PublishPanelProps = { visibility: Visibility; slug: string; missing: readonly Need[] };

/** The end of the onboarding: publishes, or says what still prevents it. */
export function PublishPanel({ visibility, slug, missing }: PublishPanelProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const ready = missing.length === 0;
  const isPublic = visibility === "public" || visibility === "unlisted" || visibility === "ownClients";
  const isSubmitted = visibility === "waiting" || visibility === "held";
  const text = isPublic ? "done" : isSubmitted ? visibility : ready ? "ready" : "notReady";
  return (
    <Panel
      title={t("publish.title")}
      aside={<State on={isPublic}>{t(`state.${isPublic ? "public" : visibility}`)}</State>}
      id="publish"
    >
      <p>{t(`publish.${text}`)}</p>
      {!ready && <MissingList codes={missing} during="setUp" />}
      {isPublic || isSubmitted ? (
        <p>
          <PageLink to="coachHome" className={patterns.link}>
            {t("publish.home")}
          </PageLink>
        </p>
      ) : null}
      {(ready || isPublic) && <VisibilityForm visibility={visibility} slug={slug} during="setUp" look="accent" />}
    </Panel>
  );
}

type PublishPromptProps = Pick<PublicationStatus, "allowInSearchingAndListing" | "slug">;

/** Complete but private. The result of publishing is shown with the profile's status. */
export function PublishPrompt({ allowInSearchingAndListing, slug }: PublishPromptProps) {
  const { t } = useTranslation("coach-profiles-publication");
  return (
    <section className={blocks.prompt}>
      <div>
        <h2>{t("prompt.title")}</h2>
        <p>{t("prompt.text")}</p>
      </div>
      <VisibilityForm visibility="private" isListed={allowInSearchingAndListing} slug={slug} look="accent" />
    </section>
  );
}

/** Whether to prompt for publishing: complete, private, and not hidden just now. */
export function useIsPrompted(publication: PublicationStatus | null): boolean {
  const result = useAnswer<FormResult>();
  const isHidden = result?.form === "saveVisibility" && result.ok;
  const isReady = publication?.completeness.publishable && visibilityOf(publication) === "private";
  return isReady === true && !isHidden;
}
