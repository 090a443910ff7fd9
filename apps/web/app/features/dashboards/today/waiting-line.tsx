import type { AppointmentItem } from "@aufwind/contract/appointments";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { MemberPage } from "../../../platform/pages/pages.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Face } from "./portrait.tsx";
import { ActionRefused } from "./waiting-actions.tsx";
import styles from "./waiting-row.module.css";

type LineProps = {
  name: string;
  picture: AppointmentItem["client"]["picture"];
  /** Instead of a face, where nobody else is concerned. */
  icon?: IconName;
  to: { page: MemberPage; params?: Record<string, string>; query?: string };
  /** Beside the name, such as that there is a note. */
  mark?: React.ReactNode;
  /** Never cut off, whatever else is. */
  when?: React.ReactNode;
  about: React.ReactNode;
  pill: React.ReactNode;
  acts: React.ReactNode;
  /** The form whose refusal is shown below. */
  form?: string;
};

/** The name leads to the thing itself, from anywhere on the line. */
export const Line = ({ name, picture, icon, to, mark, when, about, pill, acts, form }: LineProps) => (
  <li className={styles.row}>
    {icon ? (
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
    ) : (
      <Face name={name} picture={picture} />
    )}
    <p className={styles.text}>
      <PageLink to={to.page} {...(to.params && { params: to.params })} query={to.query ?? ""}>
        {name}
      </PageLink>
      <span className={styles.facts}>
        {mark}
        {when && <span className={styles.when}>{when}</span>}
        <span>{about}</span>
      </span>
    </p>
    {pill}
    <div className={styles.acts}>{acts}</div>
    {form && <ActionRefused form={form} />}
  </li>
);

/** A start; if it is proposed, after the one before, so that the two cannot be confused. */
export function Proposed({ at, before }: { at: string; before: string | null }) {
  const { t } = useTranslation("dashboards-today");
  if (!before) return <Moment at={at} beside />;
  return (
    <>
      <VisuallyHidden>{t("waiting.before")} </VisuallyHidden>
      <s>
        <Moment at={before} beside />
      </s>{" "}
      <span aria-hidden="true">→</span> <VisuallyHidden>{t("waiting.proposed")} </VisuallyHidden>
      <Moment at={at} beside />
    </>
  );
}
