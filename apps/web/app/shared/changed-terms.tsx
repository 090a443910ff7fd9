import { formatDate } from "../platform/i18n/format.ts";
import { PageLink, useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Note } from "../ui/notices.tsx";
import { RichText } from "../ui/rich-text.tsx";

/** The version in force, and the one agreed to before. */
export type TermsVersions = { version: string; agreed: string | null };

/** Whoever agreed to an older version reads what changed before booking under the new one. */
export function ChangedTerms({ terms }: { terms: TermsVersions | null }) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  if (!terms || terms.version === terms.agreed) return null;
  const { version, agreed } = terms;
  return (
    <Note icon="file">
      <p>
        <RichText
          text={t("confirm.termsChanged", { date: formatDate(locale, version) })}
          tags={{
            changes: (words) => (
              <PageLink to="textChanges" params={{ text: "terms", version }} query={`since=${agreed}`} target="_blank">
                {words}
              </PageLink>
            ),
            terms: (words) => (
              <PageLink to="terms" target="_blank">
                {words}
              </PageLink>
            ),
          }}
        />
      </p>
    </Note>
  );
}
