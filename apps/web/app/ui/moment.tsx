import { berlinOffset } from "@aufwind/rules/time/berlin-clock";
import { use } from "react";
import { DocumentContext } from "../platform/http/document-context.ts";
import { localTime, type MomentShape, momentOf } from "../platform/i18n/dates.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { useZoneOutsideBerlin } from "../platform/i18n/reader-zone.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import styles from "./moment.module.css";

type MomentProps = {
  at: string;
  /** The end, for a span. */
  until?: string;
  shape?: MomentShape;
  /** The reader's time on the same line instead of below. */
  beside?: boolean;
};

/** A moment: Berlin time always, with the reader's own if it differs. */
export function Moment({ at, until, shape, beside = false }: MomentProps) {
  const locale = useLocale();
  return (
    <span>
      <time dateTime={at} suppressHydrationWarning>
        {momentOf({ at, until }, shape ? { locale, shape } : { locale })}
      </time>
      {shape !== "day" && <LocalTime {...{ at, until, beside }} />}
    </span>
  );
}

/** "10:00 your time (Kathmandu)": added by the browser, which alone knows the reader's zone. */
export function LocalTime({ at, until, beside }: { at: string; until?: string | undefined; beside?: boolean }) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const zone = useZoneOutsideBerlin();
  const local = zone && localTime({ at, until }, { locale, zone });
  const className = beside ? `${styles.local} ${styles.beside}` : styles.local;
  return <span className={className}>{local ? `${beside ? " · " : ""}${t("localTime", local)}` : null}</span>;
}

/** Compares two numbers: formatters of other zones take a phone longer to load than the rest of the page to render. */
const otherZoneScript = () =>
  `if(new Date().getTimezoneOffset()!==${-berlinOffset(Date.now())})document.documentElement.dataset.away=""`;

/** Once on a page with moments, before them: tells the style sheet before the first paint whether both times are shown. */
export function OtherZoneScript() {
  const { nonce } = use(DocumentContext);
  const code = import.meta.env.SSR ? otherZoneScript() : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sentence of code above, and nothing of anybody's
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
