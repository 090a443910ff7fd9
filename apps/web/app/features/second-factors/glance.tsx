import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { MemberPage } from "../../platform/pages/pages.ts";
import blocks from "../../ui/blocks.module.css";
import { PageButton } from "../../ui/button.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./glance.module.css";

export type GlanceFacts = { on: boolean; recoveryCodes: number; passkeys: number; devices: number };

/** The account's protection at a glance, with links. */
export function Glance({ facts }: { facts: GlanceFacts | null }) {
  const { t } = useTranslation("second-factors");
  if (!facts) return <Failure title={t("glance.failed")} />;
  const { on, recoveryCodes, passkeys, devices } = facts;
  return (
    <>
      <ul className={`${blocks.tiles} ${styles.tiles}`} aria-label={t("glance.label")}>
        <Tile to="accountSecurity" title={t("glance.steps")} fact={t(on ? "state.on" : "state.off")}>
          {t(on ? "glance.stepsOn" : "glance.stepsOff")}
        </Tile>
        <Tile to="accountSecurity" title={t("glance.passkeys")} fact={String(passkeys)}>
          {t("glance.passkeysText")}
        </Tile>
        {on && (
          <Tile to="accountSecurity" title={t("glance.codes")} fact={String(recoveryCodes)}>
            {t(recoveryCodes > 3 ? "glance.codesText" : "glance.codesFew")}
          </Tile>
        )}
        <Tile to="accountDevices" title={t("glance.devices")} fact={String(devices)}>
          {devices > 1 ? t("glance.devicesText", { count: devices - 1 }) : t("glance.devicesAlone")}
        </Tile>
      </ul>
      {!on && <Suggestion />}
    </>
  );
}

type TileProps = { to: MemberPage; title: string; fact: string; children: React.ReactNode };

const Tile = ({ to, title, fact, children }: TileProps) => (
  <li>
    <PageLink to={to}>
      <span>{title}</span>
      <b>{fact}</b>
      <span>{children}</span>
    </PageLink>
  </li>
);

function Suggestion() {
  const { t } = useTranslation("second-factors");
  return (
    <section className={`${blocks.prompt} ${styles.suggestion}`}>
      <div>
        <h2>{t("suggestion.title")}</h2>
        <p>{t("suggestion.text")}</p>
      </div>
      <PageButton to="accountSecurity" small>
        {t("suggestion.act")}
      </PageButton>
    </section>
  );
}
