import { useActionData, useNavigate } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { momentOf, useViewerZone } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { Photo } from "../../../ui/avatar.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Breadcrumb } from "../../../ui/links.tsx";
import { AwayMark } from "../../../ui/moment.tsx";
import patterns from "../../../ui/patterns.module.css";
import styles from "./booking.module.css";
import type { BookingFacts } from "./booking.server.ts";
import { BOOKING_FORM, type Choice, queryOf } from "./choice.ts";
import { Order } from "./order.tsx";
import { KindsStep, STEPS, Step, type StepProps, TimesStep } from "./steps.tsx";

/** Three steps on one page: what, when, confirm. Every choice is in the address. */
export function BookingPage(facts: BookingFacts) {
  const locale = useLocale();
  const result = useActionData<FormResult>();
  const refused = result?.form === BOOKING_FORM && !result.ok ? result.problem : undefined;
  const isAboutKind = refused?.code === "discoveryFirst" || refused?.code === "discoveryDone";
  // If the order is still shown, its own form says what was wrong.
  const elsewhere = facts.order ? undefined : refused;
  const { type } = facts.choice;
  const path = pathTo("book", locale, { slug: facts.coach.slug });
  const addressOf = (choice: Partial<Choice>) => `${path}?${queryOf({ type, ...choice })}`;
  return (
    <div className={styles.page}>
      <AwayMark />
      <BookingHead {...facts} />
      <KindsStep facts={facts} addressOf={addressOf} problem={isAboutKind ? elsewhere : undefined} />
      <TimesStep facts={facts} addressOf={addressOf} problem={isAboutKind ? undefined : elsewhere} />
      <ConfirmStep facts={facts} addressOf={addressOf} />
    </div>
  );
}

/** The summary before the button: over the times with JavaScript, below them without. */
function ConfirmStep({ facts, addressOf }: StepProps) {
  const { t } = useTranslation("appointments-booking");
  const navigate = useNavigate();
  const isLive = useViewerZone() !== null;
  const { month, day } = facts.choice;
  const back = addressOf({ month, day });
  const order = facts.order && <Order facts={facts} order={facts.order} here={addressOf(facts.choice)} back={back} />;
  if (order && !isLive) return <Step name="confirm">{order}</Step>;
  return (
    <Step name="confirm">
      <p className={styles.soft}>{t("confirm.first")}</p>
      {order && (
        <Dialog
          title={t("confirm.title")}
          onClose={() => navigate(back, { replace: true, preventScrollReset: true })}
          stays
          wide
        >
          {order}
        </Dialog>
      )}
    </Step>
  );
}

/** With whom, and the progress. */
function BookingHead({ coach, choice, order }: BookingFacts) {
  const { t } = useTranslation("appointments-booking");
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
      <header className={`${patterns.links} ${styles.head}`}>
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
