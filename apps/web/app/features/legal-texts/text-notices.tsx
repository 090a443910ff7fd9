import type { Announced } from "@aufwind/contract/legal-texts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/notices.tsx";
import { RichText } from "../../ui/rich-text.tsx";

/** One line on the coach's first page for each version that is not agreed to yet. */
export function TextNotices({ open }: { open: readonly Announced[] }) {
  const { t } = useTranslation("legal-texts");
  const locale = useLocale();
  return open.map(({ text, version, appliesOn }) => (
    <Note key={`${text}/${version}`} icon="file">
      <p>
        <RichText
          text={t(`own.banner.${text}`, { date: formatDate(locale, appliesOn ?? version) })}
          tags={{ read: (words) => <PageLink to="coachTerms">{words}</PageLink> }}
        />
      </p>
    </Note>
  ));
}
