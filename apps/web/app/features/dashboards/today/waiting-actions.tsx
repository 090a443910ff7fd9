import { Form, useNavigation } from "react-router";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { MemberPage } from "../../../platform/pages/pages.ts";
import { ErrorSummary } from "../../../ui/form/form-messages.tsx";
import { useFormResult } from "../../../ui/form/form-results.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./waiting-row.module.css";

type ActionFormProps = {
  /** The action and its object: `confirm.<id>`. */
  name: string;
  /** Kept in the address. */
  query?: string;
  /** Whom it is about, for screen readers. */
  who: string;
  children: React.ReactNode;
};

/** One button that acts at once; on a phone a check mark. */
export function ActionForm({ name, query, who, children }: ActionFormProps) {
  const isPending = useNavigation().formData?.get("form") === name;
  return (
    <Form
      method="post"
      action={`${query ? `?${query}` : ""}#waiting`}
      replace
      preventScrollReset
      aria-busy={isPending || undefined}
      onSubmit={(event) => isPending && event.preventDefault()}
    >
      <input type="hidden" name="form" value={name} />
      <button type="submit" className={styles.act} aria-disabled={isPending || undefined}>
        <Icon name="check" />
        <span>{children}</span>
        <VisuallyHidden>: {who}</VisuallyHidden>
      </button>
    </Form>
  );
}

type ActionLinkProps = {
  page: MemberPage;
  params?: Record<string, string>;
  query?: string;
  who: string;
  icon?: IconName;
  /** Left out on a phone, where the line itself leads to the same place. */
  isSecond?: boolean;
  children: React.ReactNode;
};

export const ActionLink = ({
  page,
  params,
  query,
  who,
  icon = "chevronRight",
  isSecond = false,
  children,
}: ActionLinkProps) => (
  <PageLink
    className={isSecond ? styles.second : styles.act}
    to={page}
    {...(params && { params })}
    {...(query && { query })}
  >
    {!isSecond && <Icon name={icon} />}
    <span>{children}</span>
    <VisuallyHidden>: {who}</VisuallyHidden>
  </PageLink>
);

/** Why an action was refused, below its line. */
export function ActionRefused({ form }: { form: string }) {
  const { t } = useTranslation("dashboards-today");
  const result = useFormResult(form, undefined);
  if (!result || result.ok) return null;
  return (
    <div className={styles.refused}>
      <ErrorSummary form={form} problem={result.problem} failure={t("waiting.failed")} />
    </div>
  );
}
