import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Chips } from "../../../ui/chip.tsx";
import { SectionForm } from "../../../ui/form/section-form.tsx";
import styles from "./profile.module.css";

type ProfileFormProps = Omit<React.ComponentProps<typeof SectionForm>, "word" | "saving"> & {
  section: "introduction" | "pitch" | "areas" | "bio" | "languages" | "networks";
};

/** One section of the profile, saved by itself. */
export function ProfileForm({ section, ...form }: ProfileFormProps) {
  const { t } = useTranslation("coach-profiles");
  return <SectionForm {...form} word={(key) => t(`${section}.${key}`)} saving={t("saving")} />;
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
