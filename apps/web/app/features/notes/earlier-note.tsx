import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { ShownNote } from "./editor/shown-note.tsx";
import styles from "./note.module.css";
import type { Earlier } from "./note.server.ts";

/** Where the desk is with another earlier note. */
export type EarlierLink = (id: string) => Pick<React.ComponentProps<typeof PageLink>, "to"> & {
  params: Record<string, string>;
  query: string;
  hash?: string;
};

type EarlierNoteProps = {
  at: EarlierLink;
  /** Null if there is none before it. */
  earlier: Earlier | null;
};

/** What was noted before about the same client, one note at a time. */
export function EarlierNote({ at, earlier }: EarlierNoteProps) {
  const { t } = useTranslation("notes");
  const locale = useLocale();
  if (!earlier) return null;
  const step = (to: string | null, label: string, isBack = false) =>
    to && (
      <PageLink
        {...at(to)}
        className={`${patterns.round} ${styles.arrow}`}
        data-back={isBack || undefined}
        aria-label={label}
      >
        <Icon name="chevronRight" />
      </PageLink>
    );
  return (
    <section className={styles.earlier} aria-labelledby="earlier">
      <div className={styles.earlierHead}>
        <h2 id="earlier">{t("earlier.title", { date: formatDate(locale, earlier.scheduledAt) })}</h2>
        {step(earlier.older, t("earlier.older"), true)}
        {step(earlier.newer, t("earlier.newer"))}
      </div>
      <ShownNote text={earlier.text} under={2} />
    </section>
  );
}
