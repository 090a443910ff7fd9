import { formatDay } from "../platform/i18n/dates.ts";
import { formatMoment } from "../platform/i18n/format.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import styles from "./timeline.module.css";

type TimelineStep = {
  key: string;
  icon: IconName;
  /** An instant, or a day where nobody noted the time. */
  at: string;
  isAhead?: boolean;
  /** What happened in bold or as a link, then its facts as paragraphs. */
  words: React.ReactNode;
};

/** What happened, in the order of time; what lies ahead is only outlined. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const locale = useLocale();
  return (
    <ol className={styles.timeline}>
      {steps.map(({ key, icon, at, isAhead, words }) => (
        <li key={key} data-ahead={isAhead || undefined}>
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
          <div>{words}</div>
          <time dateTime={at}>{at.length === 10 ? formatDay(locale, at, "plain") : formatMoment(locale, at)}</time>
        </li>
      ))}
    </ol>
  );
}
