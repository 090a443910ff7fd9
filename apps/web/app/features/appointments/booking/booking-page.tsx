import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useLocation } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { pathToLogin } from "../../../platform/session/member.ts";
import { pickedQuery } from "../../../shared/slot-picker/picked.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyWhenShown } from "../../../ui/lazy-when-shown.tsx";
import { Breadcrumb } from "../../../ui/links.tsx";
import { LocalTime, OtherZoneScript } from "../../../ui/moment.tsx";
import { Note } from "../../../ui/notices.tsx";
import patterns from "../../../ui/patterns.module.css";
import styles from "./booking.module.css";
import type { BookingFacts } from "./booking.server.ts";
import { BOOKING_FORM } from "./choice.ts";
import { Order } from "./order.tsx";
// Parts that load later stand in the document from the start.
import "../../../ui/form/form.module.css";

const ErrorSummary = lazyWhenShown({
  load: () => import("../../../ui/form/form-messages.tsx").then((part) => part.ErrorSummary),
});

type BookingPageProps = BookingFacts & { series?: React.ReactNode; held?: React.ReactNode };

/** The last step: everything once more, and the button; what and when are chosen on the coach's page. */
export function BookingPage({ series, held, ...facts }: BookingPageProps) {
  const locale = useLocale();
  const result = useAnswer<FormResult>();
  const refused = result?.form === BOOKING_FORM && !result.ok ? result.problem : undefined;
  const { coach, choice, order } = facts;
  const here = `${pathTo("book", locale, { slug: coach.slug })}?${pickedQuery(choice)}`;
  const back = `${pathTo("coachPage", locale, { slug: coach.slug })}?${pickedQuery(choice)}#booking`;
  return (
    <div className={styles.page}>
      <OtherZoneScript />
      <BookingHead coach={coach} back={back} />
      {order && held}
      {series}
      {order ? <Order {...{ facts, order, here, back }} /> : <NoOrder facts={facts} problem={refused} />}
    </div>
  );
}

const STEPS = ["what", "when", "confirm"] as const;

/** With whom, and that this is the last of three steps. */
function BookingHead({ coach: { name, slug }, back }: Pick<BookingFacts, "coach"> & { back: string }) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const trail = [
    { label: t("trail.coaches"), to: pathTo("search", locale) },
    { label: name, to: pathTo("coachPage", locale, { slug }) },
  ];
  return (
    <header className={styles.head}>
      <Breadcrumb trail={trail} current={t("trail.current")} />
      <h1>{t("title")}</h1>
      <ol className={styles.steps} aria-label={t("steps")}>
        {STEPS.map((step, place) => (
          <li key={step} aria-current={step === "confirm" ? "step" : undefined}>
            {step === "confirm" ? (
              <>
                <span className={styles.number}>{place + 1}</span> {t(`steps3.${step}`)}
              </>
            ) : (
              <PathLink to={back}>
                <span className={styles.number}>
                  <Icon name="check" />
                </span>{" "}
                {t(`steps3.${step}`)}
              </PathLink>
            )}
          </li>
        ))}
      </ol>
    </header>
  );
}

/** Why it cannot be booked like this, with free times around it. */
function NoOrder({ facts, problem }: { facts: BookingFacts; problem: ProblemBody | undefined }) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const { coach, choice, isSwitched, viewer } = facts;
  const { pathname, search } = useLocation();
  const around = problem?.slots ?? facts.around;
  const path = pathTo("book", locale, { slug: coach.slug });
  return (
    <section className={styles.none}>
      {problem ? (
        <ErrorSummary form={BOOKING_FORM} problem={problem} />
      ) : (
        <Note icon="clock">{t(isSwitched ? "when.switched" : "when.gone")}</Note>
      )}
      {isSwitched && viewer === "visitor" && (
        <p className={patterns.links}>
          {t("when.known", { name: coach.name })}{" "}
          <PathLink to={pathToLogin(locale, { reason: "booking", to: `${pathname}${search}` })}>
            {t("signIn.logIn")}
          </PathLink>
        </p>
      )}
      {around.length > 0 && (
        <>
          <p>{t("when.around")}</p>
          <ul className={styles.around}>
            {around.map((start) => (
              <li key={start}>
                <PathLink to={`${path}?${pickedQuery({ ...choice, start })}`}>
                  <time dateTime={start}>{momentOf({ at: start }, { locale })}</time>
                  <LocalTime at={start} />
                </PathLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <PageButton
          to="coachPage"
          params={{ slug: coach.slug }}
          query={pickedQuery({ ...choice, start: null })}
          hash="booking"
          look={around.length > 0 ? "ghost" : "primary"}
        >
          {t("confirm.other")}
        </PageButton>
      </p>
    </section>
  );
}
