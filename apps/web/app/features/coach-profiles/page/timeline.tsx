import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { ShownCoach, Station } from "./coach.server.ts";
import styles from "./timeline.module.css";

/** How many entries are open; the others are collapsed. */
const FIRST = 3;

export function Timeline({ resume }: { resume: NonNullable<ShownCoach["resume"]> }) {
  const { t } = useTranslation("coach-profiles-about");
  const { title, description, file, stations, works } = resume;
  const [first, rest] = [stations.slice(0, FIRST), stations.slice(FIRST)];
  return (
    <section className={`${styles.resume} ${patterns.further}`} id="resume">
      <h2>{t("resume.title")}</h2>
      {title && <p className={styles.heading}>{title}</p>}
      {description && <p className={styles.text}>{description}</p>}
      {file && (
        <p>
          <a href={file.url} download={file.name}>
            {t("resume.file")}
          </a>
        </p>
      )}
      {first.length > 0 && <Stations stations={first} />}
      {rest.length > 0 && (
        <Disclosure summary={t("resume.more", { count: rest.length })}>
          <Stations stations={rest} />
        </Disclosure>
      )}
      {works.length > 0 && (
        <Disclosure summary={t(`resume.works.${kindOf(works)}`, { count: works.length })}>
          <Stations stations={works} />
        </Disclosure>
      )}
    </section>
  );
}

/** One name for all of them, if they have one. */
function kindOf(works: Station[]) {
  const [first] = works;
  const isOne = works.every(({ kind }) => kind === first?.kind);
  return isOne && (first?.kind === "publication" || first?.kind === "conference") ? first.kind : "both";
}

function Stations({ stations }: { stations: Station[] }) {
  const { t } = useTranslation("coach-profiles-about");
  return (
    <ol className={styles.timeline}>
      {stations.map(({ kind, year, degree, title, where, description, verifiedOn }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stations never change places, and two may be alike
        <li key={place}>
          <span className={styles.when}>
            <time dateTime={String(year)}>{year}</time> · {t(`resume.kinds.${kind}`)}
          </span>
          <b>{degree ? t(`degrees.${degree}`) : title}</b>
          <span>{where}</span>
          {verifiedOn && (
            <span className={styles.verified}>
              <Icon name="check" /> {t("resume.verified", { day: verifiedOn })}
            </span>
          )}
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
