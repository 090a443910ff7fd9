import type { Consultation } from "@aufwind/rules/consultations";
import { formatDay, momentOf } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import type { Translate } from "../../../platform/i18n/namespaces.ts";
import { dayAfter } from "../../../platform/i18n/week.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { pickedQuery } from "../../../shared/slot-picker/picked.ts";
import { slotLabels } from "../../../shared/slot-picker/slot-labels.ts";
import type { WidgetFacts } from "./widget.server.ts";
import { WIDGET_SCRIPT } from "./widget-script.ts";
import { WIDGET_STYLE } from "./widget-style.ts";

type T = Translate<"booking-pages-widget">;
type PartProps = { facts: WidgetFacts; t: T };

/** A whole document of its own: no cookie, no script of ours but the few lines at its end. */
export function WidgetPage({ facts, t, nonce }: PartProps & { nonce: string }) {
  const { locale, name, brand, shortName } = facts;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t("title", { name })}</title>
        <style nonce={nonce}>{WIDGET_STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{t("title", { name })}</h1>
          <section id="choice">
            <Kinds facts={facts} t={t} />
            <Week facts={facts} t={t} />
            <Times facts={facts} t={t} />
          </section>
          <Outcomes t={t} name={name} />
          <footer>
            <a href={`/b/${shortName}?via=widget`} target="_blank" rel="noopener">
              {t("by", { brand })}
            </a>
          </footer>
        </main>
        <script nonce={nonce}>{WIDGET_SCRIPT}</script>
      </body>
    </html>
  );
}

type Picked = { type?: Consultation | null; week?: string | null; day?: string | null };

function addressOf({ locale, shortName, type: chosen }: WidgetFacts, { type = chosen, ...picked }: Picked): string {
  const query = pickedQuery(picked);
  return `/${locale}/widget/${[shortName, type].filter(Boolean).join("/")}${query ? `?${query}` : ""}`;
}

function Kinds({ facts, t }: PartProps) {
  const { kinds, type, locale, isSmall, name } = facts;
  const chosen = kinds.find((kind) => kind.type === type);
  const isPaid = (chosen?.grossPriceCents ?? 0) > 0;
  return (
    <>
      <ul className="kinds" aria-label={t("kind")}>
        {kinds.map((kind) => (
          <li key={kind.type}>
            <a href={addressOf(facts, { type: kind.type })} aria-current={kind.type === type ? "true" : undefined}>
              <b>{t(`kinds.${kind.type}`)}</b> <span>{t("minutes", { count: kind.durationMinutes })}</span>{" "}
              <span>{kind.grossPriceCents > 0 ? formatMoney(locale, kind.grossPriceCents) : t("free")}</span>
            </a>
          </li>
        ))}
      </ul>
      {isPaid && (
        <p className="soft">
          {t(isSmall ? "small" : "vat")} {t("known", { name })}
        </p>
      )}
    </>
  );
}

/** Seven days between two arrows; every choice is a link. */
function Week({ facts, t }: PartProps) {
  const { week, day, locale } = facts;
  if (!week) return <p>{facts.isForOwnClients ? t("ownClients", { name: facts.name }) : t("closed")}</p>;
  const monday = week.days[0]?.date ?? week.first;
  const before = dayAfter(monday, -7);
  const after = dayAfter(monday, 7);
  return (
    <nav className="week" aria-label={t("week", { day: formatDay(locale, monday, "long") })} id="week">
      <Arrow
        href={before >= week.first ? addressOf(facts, { week: before }) : undefined}
        label={t("previous")}
        sign="‹"
      />
      <ol>
        {week.days.map(({ date, slots }) => {
          const words = formatDay(locale, date, "long");
          const face = (
            <>
              <small aria-hidden="true">{formatDay(locale, date, "plain").slice(0, locale === "de" ? 2 : 3)}</small>
              <span aria-hidden="true">{Number(date.slice(8))}</span>
            </>
          );
          const said = (
            <span className="hidden">
              {words}, {slots.length > 0 ? t("times", { count: slots.length }) : t("full")}
            </span>
          );
          return (
            <li key={date}>
              {slots.length > 0 ? (
                <a
                  href={addressOf(facts, { week: monday, day: date })}
                  aria-current={date === day ? "date" : undefined}
                >
                  {face}
                  {said}
                </a>
              ) : (
                <span className="none">
                  {face}
                  {said}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Arrow
        href={week.nextFreeAt && after <= week.last ? addressOf(facts, { week: after }) : undefined}
        label={t("next")}
        sign="›"
      />
    </nav>
  );
}

const Arrow = ({ href, label, sign }: { href: string | undefined; label: string; sign: string }) =>
  href ? (
    <a className="arrow" href={href} aria-label={label}>
      {sign}
    </a>
  ) : (
    <span className="arrow" aria-hidden="true">
      {sign}
    </span>
  );

/** Each time opens the booking in a window of ours; without JavaScript in a new tab. */
function Times({ facts, t }: PartProps) {
  const { week, day, locale, slug, type } = facts;
  if (!week) return null;
  const slots = week.days.find(({ date }) => date === day)?.slots ?? [];
  if (!day || slots.length === 0) {
    const { nextFreeAt } = week;
    return (
      <p>
        {t("none")}{" "}
        {nextFreeAt && (
          <a href={addressOf(facts, { week: nextFreeAt.slice(0, 10) })}>{momentOf({ at: nextFreeAt }, { locale })}</a>
        )}
      </p>
    );
  }
  const book = pathTo("book", locale, { slug });
  return (
    <>
      <h2>{formatDay(locale, day, "long")}</h2>
      <ul className="times">
        {slotLabels(slots, { locale, zone: null }).map(({ at, time }) => (
          <li key={at}>
            <a
              href={`${book}?${pickedQuery({ type, start: at, via: "widget" })}`}
              target="_blank"
              rel="noopener"
              data-label={momentOf({ at }, { locale })}
            >
              <time dateTime={at}>{time}</time>
              <span className="hidden"> {t("opens")}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="soft">{t("zone")}</p>
    </>
  );
}

/** Shown by the script: that a window is open, and what came of it. */
const Outcomes = ({ t, name }: { t: T; name: string }) => (
  <div role="status" id="outcome">
    <div id="opened" hidden>
      <p>{t("opened")}</p>
      <p>
        <a href="/" id="again" target="_blank" rel="noopener">
          {t("again")}
        </a>
      </p>
    </div>
    {(["booked", "requested"] as const).map((outcome) => (
      <div id={outcome} key={outcome} hidden>
        <h2 tabIndex={-1}>{t(`${outcome}.title`)}</h2>
        <p>
          <b className="when" />
        </p>
        <p>{t(`${outcome}.text`, { name })}</p>
      </div>
    ))}
  </div>
);
