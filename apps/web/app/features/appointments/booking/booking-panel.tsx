import { useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useMedia } from "../../../platform/browser/use-media.ts";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../../platform/pages/link-clicks.ts";
import { FileButton } from "../../../ui/button.tsx";
import { lazyOnInteraction } from "../../../ui/lazy-on-interaction.tsx";
import { lazyWhenShown } from "../../../ui/lazy-when-shown.tsx";
import { OtherZoneScript } from "../../../ui/moment.tsx";
import styles from "./booking-panel.module.css";
import type { OfferedKind } from "./offers.server.ts";
import type { PanelFacts } from "./panel.server.ts";
import { type PanelChoice, panelChoice } from "./panel-choice.ts";
import type { Waiting } from "./panel-content.tsx";
// Parts that load later stand in the document from the start.
import "../../../shared/slot-picker/slot-picker.module.css";
import "../../../ui/dialog.module.css";
import "../../../ui/placeholders.module.css";

/** Links and one button, which lead on without JavaScript. */
const PanelContent = lazyOnInteraction({
  load: () => import("./panel-content.tsx").then((part) => part.PanelContent),
});
const Sheet = lazyWhenShown({ load: () => import("../../../ui/dialog.tsx").then((part) => part.Dialog) });

/** The id of the panel; with this hash it is open as a sheet on a phone. */
const PANEL = "booking";
const PHONE = "(max-width: 47.99rem)";

/** Kind, day and time of an appointment in one place: beside the page, and on a phone a sheet that a bar opens. */
export function BookingPanel({ facts, waiting }: { facts: PanelFacts; waiting?: Waiting }) {
  const { t } = useTranslation("appointments-panel");
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // A choice is shown at once, its times as soon as they are loaded.
  const isBusy = next?.pathname === pathname && next.search !== search;
  const chosen = isBusy ? next.search : search;
  const choice = useMemo(() => panelChoice(facts, new URLSearchParams(chosen)), [facts, chosen]);
  const isSheet = useMedia(PHONE) && hash === `#${PANEL}`;
  const content = <PanelContent {...{ facts, choice, isBusy, waiting }} hash={PANEL} />;
  // Opened again before its closing was rendered, the sheet would stay closed: each opening is a new one.
  const [opening, setOpening] = useState(0);
  const open = () => {
    setOpening(opening + 1);
    navigate({ search, hash: PANEL }, { preventScrollReset: true });
  };
  const close = () => navigate({ search }, { preventScrollReset: true, replace: true });
  return (
    <>
      <OtherZoneScript />
      {!isSheet && (
        <aside className={styles.panel} id={PANEL} aria-labelledby="booking-title">
          <div className={styles.head}>
            <h2 id="booking-title">{t("title")}</h2>
            <p>{t("zone")}</p>
          </div>
          {content}
        </aside>
      )}
      {isSheet && (
        <Sheet key={opening} title={t("title")} onClose={close} stays sheet>
          {content}
        </Sheet>
      )}
      <BookingBar facts={facts} choice={choice} onOpen={open} />
    </>
  );
}

type BookingBarProps = { facts: PanelFacts; choice: PanelChoice; onOpen: () => void };

/** On a phone, always in reach: from which price, when, and the button that opens the sheet. */
function BookingBar({ facts: { kinds }, choice: { kind, start, isProposed }, onOpen }: BookingBarProps) {
  const { t } = useTranslation("appointments-panel");
  const locale = useLocale();
  const isPaid = ({ grossPriceCents, state }: OfferedKind) => grossPriceCents > 0 && state !== "closed";
  const paid = kinds.filter(isPaid).map(({ grossPriceCents }) => grossPriceCents);
  const price = isProposed || !kind ? Math.min(...paid) : kind.grossPriceCents;
  const money = price > 0 && Number.isFinite(price) ? formatMoney(locale, price) : t("free");
  if (!kinds.some(({ state }) => state === "open"))
    return (
      <div className={styles.bar}>
        <p>
          <b>{t("nothingOpen")}</b>
        </p>
        <FileButton href={`#${PANEL}`} look="ghost" onClick={onPlainClick(onOpen)}>
          {t("why")}
        </FileButton>
      </div>
    );
  return (
    <div className={styles.bar}>
      <p>
        <b>{isProposed && paid.length > 0 ? t("from", { money }) : money}</b>
        {start ? (
          <span>
            {isProposed && t("next")} <time dateTime={start}>{momentOf({ at: start }, { locale })}</time>
          </span>
        ) : (
          <span>{t("none")}</span>
        )}
      </p>
      <FileButton href={`#${PANEL}`} look="accent" onClick={onPlainClick(onOpen)}>
        {t("choose")}
      </FileButton>
    </div>
  );
}
