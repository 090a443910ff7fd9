import type { LegalText } from "@aufwind/rules/legal-texts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/notices.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./legal-texts.module.css";

type CurrentNoteProps = { text: LegalText; next: string | null };

/** Below the title of a text that holds: what comes next, and where the other versions are. */
export function CurrentNote({ text, next }: CurrentNoteProps) {
  const { t } = useTranslation("legal-texts");
  const locale = useLocale();
  return (
    <div className={styles.note}>
      {next && (
        <Note icon="calendar">
          <p>
            <RichText
              text={t("note.next", { date: formatDate(locale, next) })}
              tags={{
                changes: (words) => (
                  <PageLink to="textChanges" params={{ text, version: next }}>
                    {words}
                  </PageLink>
                ),
                version: (words) => (
                  <PageLink to="textVersion" params={{ text, version: next }}>
                    {words}
                  </PageLink>
                ),
              }}
            />
          </p>
        </Note>
      )}
      <p className={patterns.plainLinks}>
        <PageLink to="textVersions" params={{ text }}>
          {t("note.all")}
        </PageLink>
      </p>
    </div>
  );
}

type VersionNoteProps = {
  text: LegalText;
  version: string;
  until: string | null;
  inForce: string;
  previous: string | null;
};

/** Below the title of one version: whether it holds, no longer or not yet. */
export function VersionNote({ text, version, until, inForce, previous }: VersionNoteProps) {
  const { t } = useTranslation("legal-texts");
  const locale = useLocale();
  const state = version === inForce ? "inForce" : version > inForce ? "future" : "past";
  const dates = { from: formatDate(locale, version), until: until ? formatDate(locale, until) : "" };
  return (
    <div className={styles.note}>
      <Note icon={state === "inForce" ? "check" : "info"}>
        <p>
          <RichText
            text={t(`note.${state}`, dates)}
            tags={{ current: (words) => <PageLink to={text}>{words}</PageLink> }}
          />{" "}
          {previous && (
            <PageLink to="textChanges" params={{ text, version }}>
              {t("changes.link")}
            </PageLink>
          )}
        </p>
      </Note>
    </div>
  );
}
