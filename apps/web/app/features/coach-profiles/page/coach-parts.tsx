import { formatAmount, formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-page.module.css";
import { Documents, Elsewhere, Legal } from "./more-about.tsx";
import packageStyles from "./packages.module.css";
import type { ShownReview } from "./reviews.server.ts";
import { Reviews } from "./reviews.tsx";
import { Timeline } from "./timeline.tsx";

export type CoachPartsProps = {
  coach: ShownCoach;
  /** Crisis numbers, for coaches with acute topics. */
  crisis: React.ReactNode;
  reviews: { reviews: ShownReview[]; more: number | null };
};

/** What a coach says, has done and got as reviews, and who is responsible for it. */
export function CoachParts({ coach, crisis, reviews }: CoachPartsProps) {
  const { t } = useTranslation("coach-profiles-about");
  const { resume, documents, video, networks } = coach;
  return (
    <div className={styles.parts}>
      <Contents coach={coach} />
      <CoachTexts texts={coach.texts} />
      {coach.packages.length > 0 && <Packages packages={coach.packages} />}
      <ConsultationTexts consultations={coach.consultations} />
      {resume && <Timeline resume={resume} />}
      {documents.length > 0 && <Documents documents={documents} />}
      <Reviews rating={coach.rating} {...reviews} />
      {(video || networks.length > 0) && <Elsewhere video={video} networks={networks} />}
      {coach.areas.some(({ isAcute }) => isAcute) && crisis}
      <Legal name={coach.name} provider={coach.provider} />
      <p className={styles.report}>
        <PageLink to="report" query={`kind=profile&id=${coach.coachId}`} rel="nofollow">
          {t("report")}
        </PageLink>
      </p>
    </div>
  );
}

/** The way to the parts that people look for, since the page is long. */
function Contents({ coach: { texts, packages, resume } }: Pick<CoachPartsProps, "coach">) {
  const { t } = useTranslation("coach-profiles-about");
  const parts = [
    texts.aboutMe && (["aboutMe", t("texts.aboutMe")] as const),
    texts.description && (["description", t("texts.description")] as const),
    packages.length > 0 && (["packages", t("packages.title")] as const),
    resume && (["resume", t("resume.title")] as const),
    ["reviews", t("reviews.title")] as const,
  ];
  return (
    <nav aria-label={t("contents")}>
      <ul className={styles.contents}>
        {parts.map(
          (part) =>
            part && (
              <li key={part[0]}>
                <a href={`#${part[0]}`}>{part[1]}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

const TEXTS = ["salesPitch", "aboutMe", "description", "certifications"] as const;

/** The coach's texts, in the reader's language or else in the other. */
function CoachTexts({ texts }: Pick<ShownCoach, "texts">) {
  const { t } = useTranslation("coach-profiles-about");
  const foreign = TEXTS.map((key) => texts[key]?.lang).find((lang) => lang !== undefined);
  return (
    <>
      {foreign && <p className={styles.foreign}>{t(`texts.only.${foreign}`)}</p>}
      {TEXTS.map((key) => {
        const told = texts[key];
        if (!told) return null;
        return (
          <section
            key={key}
            id={key}
            className={`${key === "salesPitch" ? styles.pitch : styles.part} ${patterns.further}`}
          >
            <h2>{t(`texts.${key}`)}</h2>
            <p className={styles.text} lang={told.lang}>
              {told.text}
            </p>
          </section>
        );
      })}
    </>
  );
}

/** The coach's descriptions of each consultation. */
function ConsultationTexts({ consultations }: Pick<ShownCoach, "consultations">) {
  const { t } = useTranslation("coach-profiles-about");
  const told = consultations.filter(({ description }) => description);
  if (told.length === 0) return null;
  return (
    <section className={`${styles.part} ${patterns.further}`} aria-labelledby="consultations">
      <h2 id="consultations">{t("offers.about")}</h2>
      <dl className={styles.kinds}>
        {told.map(({ type, durationMinutes, description, languages }) => (
          <div key={type}>
            <dt>
              {t(`coach-profiles-page:offers.${type}`)}{" "}
              <small>{[t("offers.minutes", { count: durationMinutes }), ...languages].join(" · ")}</small>
            </dt>
            <dd className={styles.text} lang={description?.lang}>
              {description?.text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Several appointments at one price: what each costs, what is saved, and what happens to those that are not used. */
function Packages({ packages }: Pick<ShownCoach, "packages">) {
  const { t } = useTranslation("coach-profiles-about");
  const locale = useLocale();
  // One below the other: all with cents as soon as one has some.
  const shown = packages.flatMap(({ grossCents, eachCents, savedCents }) => [grossCents, eachCents, savedCents]);
  const format = shown.some((cents) => cents % 100 !== 0) ? formatAmount : formatMoney;
  const money = (cents: number) => format(locale, cents);
  return (
    <section className={`${styles.part} ${patterns.further}`} aria-labelledby="packages">
      <h2 id="packages">{t("packages.title")}</h2>
      <ul className={packageStyles.packages}>
        {packages.map(({ id, consultation, size, durationMinutes, months, grossCents, eachCents, ...saved }) => (
          <li key={id}>
            <p>
              <b>
                {t("packages.what", {
                  count: size,
                  kind: t(`coach-profiles-page:offers.${consultation}`),
                  minutes: durationMinutes,
                })}
              </b>
              <span>{t("packages.months", { count: months })}</span>
            </p>
            <p>
              <strong>{money(grossCents)}</strong>
              <span>{t("packages.each", { money: money(eachCents) })}</span>
              {saved.savedCents > 0 && (
                <span className={packageStyles.saved}>
                  {t("packages.saved", { percent: saved.savedPercent, money: money(saved.savedCents) })}
                </span>
              )}
            </p>
            <PageButton to="clientPackageOffer" params={{ id }} look="ghost" rel="nofollow">
              {t("packages.buy", { count: size })}
            </PageButton>
          </li>
        ))}
      </ul>
      <p className={packageStyles.rule}>{t("packages.rule")}</p>
    </section>
  );
}
