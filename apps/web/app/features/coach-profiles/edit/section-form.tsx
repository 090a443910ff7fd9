import type { BodyOf } from "../../../platform/forms/form-body.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Chips } from "../../../ui/chip.tsx";
import type { SchemaImport } from "../../../ui/form/form-results.ts";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./profile.module.css";

type SectionFormProps = {
  section: "introduction" | "pitch" | "areas" | "bio" | "languages" | "networks";
  /** The target of links to what is missing. */
  id: string;
  /** The form's name, and the action's. */
  name: string;
  schema: SchemaImport;
  bodyOf: BodyOf;
  children: React.ReactNode;
};

/** One section of the profile, saved by itself. */
export function SectionForm({ section, id, name, schema, bodyOf, children }: SectionFormProps) {
  const { t } = useTranslation("coach-profiles");
  return (
    <Panel title={t(`${section}.title`)} id={id}>
      <p>{t(`${section}.lead`)}</p>
      <div className={styles.section}>
        <PageForm
          name={name}
          schema={schema}
          bodyOf={bodyOf}
          failure={t(`${section}.failed`)}
          saved={t(`${section}.saved`)}
        >
          {children}
          <div>
            <SubmitButton pendingLabel={t("saving")}>{t(`${section}.save`)}</SubmitButton>
          </div>
        </PageForm>
      </div>
    </Panel>
  );
}

const SECTIONS = [
  ["introduction", "introduction"],
  ["pitch", "sales-pitch"],
  ["areas", "areas"],
  ["bio", "bio"],
  ["languages", "languages"],
] as const;

/** The table of contents of a long page. */
export function SectionLinks() {
  const { t } = useTranslation("coach-profiles");
  return (
    <nav className={styles.contents} aria-label={t("contents")}>
      <Chips>
        {(["profile", "banner"] as const).map((role) => (
          <li key={role}>
            <a href={`#photo-${role}`}>{t(`storage-photos:${role}.title`)}</a>
          </li>
        ))}
        {SECTIONS.map(([section, id]) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`${section}.title`)}</a>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
