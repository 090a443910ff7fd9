import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { inLanguage, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { SectionForm } from "../../../ui/form/section-form.tsx";

type ProfileFormProps = Omit<React.ComponentProps<typeof SectionForm>, "word" | "saving" | "folded"> & {
  section: "introduction" | "pitch" | "areas" | "bio" | "languages" | "networks";
  /** How it stands, while it is folded; a page with one section does not fold it. */
  state?: React.ReactNode;
};

/** One section of the profile, saved by itself. */
export function ProfileForm({ section, state, ...form }: ProfileFormProps) {
  const { t } = useTranslation("coach-profiles");
  const folded = state === undefined ? {} : { folded: { state, act: t("edit") } };
  return <SectionForm {...form} {...folded} word={(key) => t(`${section}.${key}`)} saving={t("saving")} />;
}

/** A text in the reader's language, or else in the other one. */
export function StateOfText({ text }: { text: OwnProfile["tagLine"] }) {
  const { t } = useTranslation("coach-profiles");
  const shown = inLanguage(text, useLocale());
  return shown ? <span lang={shown.lang}>{shown.text}</span> : t("empty");
}

/** What was chosen. */
export function StateOfChoice({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("coach-profiles");
  return names.join(", ") || t("empty");
}
