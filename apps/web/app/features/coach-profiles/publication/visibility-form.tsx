import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useMemo } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button, type ButtonLook } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { useFormResult } from "../../../ui/form/use-form-result.ts";
import { Outcome } from "../../../ui/outcome.tsx";
import { MissingList } from "./missing-list.tsx";
import { type During, needsIn } from "./needs.ts";
import styles from "./publication.module.css";

const NAME = "saveVisibility";

type VisibilityFormProps = {
  isPublic: boolean;
  /** Whether it is listed once it is public. */
  isListed?: boolean;
  /** The slug. */
  slug: string;
  during?: During;
  look?: ButtonLook["look"];
};

/** One button that publishes or hides the profile, and shows the result. */
export function VisibilityForm({ isPublic, isListed = true, slug, during = "practice", look }: VisibilityFormProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const result = useFormResult<{ isProfilePublic: boolean }>(NAME, undefined);
  const pending = useNavigation().formData?.get("form") === NAME;
  // Keeps the query.
  const { search } = useLocation();
  const published = isListed ? "nowPublic" : "nowUnlisted";
  const act = isPublic ? "hide" : "publish";
  return (
    <div className={styles.act} id={NAME}>
      {result && !result.ok && !pending && <Refused problem={result.problem} during={during} />}
      <Form
        method="post"
        action={`${search}#${NAME}`}
        replace
        preventScrollReset
        aria-busy={pending || undefined}
        onSubmit={(event) => pending && event.preventDefault()}
      >
        <input type="hidden" name="form" value={NAME} />
        <input type="hidden" name="isProfilePublic" value={String(!isPublic)} />
        <Button type="submit" look={isPublic ? "ghost" : look} aria-disabled={pending || undefined}>
          {t(pending ? "visibility.pending" : `visibility.${act}`)}
        </Button>
      </Form>
      {result?.ok && !pending && (
        <Outcome of={result}>
          <p>{t(`visibility.${result.data.isProfilePublic ? published : "nowPrivate"}`)}</p>
          {result.data.isProfilePublic && isListed && (
            <PageLink to="coachPage" params={{ slug }} className={styles.link}>
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
