import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { momentOf } from "../../platform/moments.ts";
import { pathTo } from "../../platform/pages.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Photo } from "../../ui/photo.tsx";
import styles from "./booking.module.css";
import type { BookingFacts } from "./booking.server.ts";
import { STEPS } from "./step.tsx";

/** With whom, and how far one is. */
export function BookingHead({ coach, choice, order }: BookingFacts) {
  const { t } = useTranslation("booking");
  const locale = useLocale();
  const { name, slug, picture } = coach;
  const current = order ? "confirm" : "when";
  const chosen = {
    what: choice.type ? t(`kinds.${choice.type}`) : "",
    when: choice.start ? momentOf({ at: choice.start }, { locale }) : "",
    confirm: "",
  };
  const trail = [
    { label: t("trail.home"), to: pathTo("home", locale) },
    { label: t("trail.coaches"), to: pathTo("search", locale) },
    { label: name, to: pathTo("coachPage", locale, { slug }) },
  ];
  return (
    <>
      <Breadcrumb trail={trail} current={t("trail.current")} />
      <header className={styles.head}>
        {picture && <Photo picture={picture} alt="" sizes="80px" className={styles.photo} />}
        <div>
          <h1>{t("title", { name })}</h1>
          <p>
            {t("lead")}{" "}
            <PageLink to="coachPage" params={{ slug }}>
              {t("profile")}
            </PageLink>
          </p>
        </div>
      </header>
      <ol className={styles.steps} aria-label={t("steps")}>
        {STEPS.map((step, place) => (
          <li key={step} aria-current={step === current ? "step" : undefined}>
            <a href={`#${step}`}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              <span>
                {t(`${step}.name`)} {chosen[step] && <small>{chosen[step]}</small>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
