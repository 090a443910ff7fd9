import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useMemo, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button, type ButtonLook } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Choice } from "../../../ui/form/choices.tsx";
import { ErrorSummary } from "../../../ui/form/form-messages.tsx";
import { useFormResult } from "../../../ui/form/form-results.ts";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitRow } from "../../../ui/form/submit-button.tsx";
import { Outcome } from "../../../ui/notices.tsx";
import { Panel, State } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { MissingList } from "./missing-list.tsx";
import styles from "./publication.module.css";
import { type During, LISTINGS, listingOf, needsIn, type Visibility, visibilityOf } from "./publication.ts";

type VisibilityPanelProps = Pick<
  OwnProfile,
  "isProfilePublic" | "allowInSearchingAndListing" | "ownClientsOnly" | "slug" | "check"
>;

/** Who can see the profile, and who can find it. */
export function VisibilityPanel({ slug, ...profile }: VisibilityPanelProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const { isProfilePublic, allowInSearchingAndListing } = profile;
  const state = visibilityOf(profile);
  return (
    <Panel
      title={t("visibility.title")}
      aside={<State on={state === "public"}>{t(`state.${state}`)}</State>}
      id="visibility"
    >
      <p>{t(`visibility.${state}Text`)}</p>
      {isProfilePublic && (
        <p>
          <PageLink to="coachPage" params={{ slug }} className={patterns.link}>
            {t(state === "public" ? "visibility.see" : "visibility.seeAlone")}
          </PageLink>
        </p>
      )}
      <VisibilityForm visibility={state} isListed={allowInSearchingAndListing} slug={slug} />
      <div className={styles.apart}>
        {!isProfilePublic && <p className={styles.later}>{t("listing.later")}</p>}
        <ListingForm listing={listingOf(profile)} />
      </div>
    </Panel>
  );
}

const NAME = "saveVisibility";

type VisibilityFormProps = {
  visibility: Visibility;
  /** Whether it is listed once it is public. */
  isListed?: boolean;
  /** The slug. */
  slug: string;
  during?: During;
  look?: ButtonLook["look"];
};

/** What the button does in each state; while the team holds a profile there is none. */
const ACTS = {
  public: "hide",
  unlisted: "hide",
  ownClients: "hide",
  waiting: "withdraw",
  private: "publish",
  held: null,
} as const;

/** One button that publishes or hides the profile, and shows the result. */
export function VisibilityForm({ visibility, isListed = true, slug, during = "practice", look }: VisibilityFormProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const result = useFormResult<{ isProfilePublic: boolean }>(NAME, undefined);
  const pending = useNavigation().formData?.get("form") === NAME;
  // Keeps the query.
  const { search } = useLocation();
  const published = isListed ? "nowPublic" : "nowUnlisted";
  const unpublished = visibility === "waiting" ? "nowWaiting" : "nowPrivate";
  const act = ACTS[visibility];
  return (
    <div className={styles.act} id={NAME}>
      {result && !result.ok && !pending && <Refused problem={result.problem} during={during} />}
      {act && (
        <Form
          method="post"
          action={`${search}#${NAME}`}
          replace
          preventScrollReset
          aria-busy={pending || undefined}
          onSubmit={(event) => pending && event.preventDefault()}
        >
          <input type="hidden" name="form" value={NAME} />
          <input type="hidden" name="isProfilePublic" value={String(act === "publish")} />
          <Button type="submit" look={act === "publish" ? look : "ghost"} aria-disabled={pending || undefined}>
            {t(pending ? "visibility.pending" : `visibility.${act}`)}
          </Button>
        </Form>
      )}
      {result?.ok && !pending && (
        <Outcome of={result} joyful={result.data.isProfilePublic}>
          <p>{t(`visibility.${result.data.isProfilePublic ? published : unpublished}`)}</p>
          {result.data.isProfilePublic && isListed && (
            <PageLink to="coachPage" params={{ slug }} className={patterns.link}>
              {t("visibility.see")}
            </PageLink>
          )}
        </Outcome>
      )}
    </div>
  );
}

type RefusedProps = { problem: ProblemBody; during: During };

function Refused({ problem, during }: RefusedProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const needs = needsIn(problem.errors);
  // What is missing is no field of this form: it is named below, with links.
  const plain = useMemo(() => ({ ...problem, errors: undefined }), [problem]);
  return (
    <>
      <ErrorSummary form={NAME} problem={plain} failure={t("visibility.failed")} />
      {needs.length > 0 && <MissingList codes={needs} during={during} />}
    </>
  );
}

const LISTING = "saveListing";

/** Listed, only by its address, or for own clients only. */
function ListingForm({ listing }: { listing: (typeof LISTINGS)[number] }) {
  const { t } = useTranslation("coach-profiles-publication");
  const options = LISTINGS.map((value) => ({
    value,
    label: t(`listing.${value}.label`),
    help: t(`listing.${value}.help`),
  }));
  const [wasAnswered] = useState(useFormResult(LISTING, undefined) !== undefined);
  return (
    <Disclosure summary={t("listing.now", { choice: t(`listing.${listing}.label`) })} open={wasAnswered}>
      <PageForm name={LISTING} failure={t("listing.failed")} saved={t("listing.saved")}>
        <Choice name="listing" legend={t("listing.legend")} options={options} defaultValue={listing} />
        <SaveButton />
      </PageForm>
    </Disclosure>
  );
}

/** Whether clients the coach knows can book while the profile is private. */
export function KnownClientsForm({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation("coach-profiles-publication");
  return (
    <PageForm name="saveKnownClients" failure={t("knownClients.failed")} saved={t("knownClients.saved")}>
      <Checkbox
        name="knownClientsMayBook"
        label={t("knownClients.label")}
        help={t("knownClients.help")}
        optional
        defaultChecked={allowed}
      />
      <SaveButton />
    </PageForm>
  );
}

function SaveButton() {
  const { t } = useTranslation("coach-profiles-publication");
  return (
    <SubmitRow look="ghost" small pendingLabel={t("saving")}>
      {t("listing.save")}
    </SubmitRow>
  );
}
