import { useState } from "react";
import { useMatches } from "react-router";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useSignedOut } from "../../../platform/live/live-connection.tsx";
import type { PageHandle } from "../../../platform/pages/page-meta.ts";
import { useSite } from "../../../platform/pages/site.ts";
import { BackLink } from "../../../ui/links.tsx";
import { PageTools } from "../../../ui/page-header.tsx";
import { openConsent } from "../consent/consent.ts";
import styles from "./app-shell.module.css";
import { BottomBar } from "./bottom-bar.tsx";
import legalLineStyles from "./legal-line.module.css";
import { Sidebar } from "./sidebar.tsx";
import { type Area, useMenu } from "./use-menu.ts";

type AppShellProps = Area & {
  /** As the person left it. */
  isFolded: boolean;
  /** Beside each page's title: search, messages, notifications. */
  tools?: React.ReactNode;
  children: React.ReactNode;
};

/** What stands around every page of a signed-in person. */
export function AppShell({ tools, children, isFolded: wasFolded, ...area }: AppShellProps) {
  useSignedOut();
  const [isFolded, setFolded] = useState(wasFolded);
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isDense = handles.some((handle) => handle?.isDense);
  const menu = useMenu(area);
  const isSetting = menu.here?.key === "settings" && !menu.here.isItself;
  const isForm = handles.findLast((handle) => handle?.isForm !== undefined)?.isForm ?? isSetting;
  return (
    <div className={styles.app} data-folded={isFolded || isDense || undefined} data-dense={isDense || undefined}>
      <Sidebar {...area} {...menu} isFolded={isFolded} onFold={isDense ? undefined : setFolded} />
      <div className={styles.stage}>
        <main className={styles.main} id="main" tabIndex={-1} data-form={isForm || undefined}>
          {isSetting && !handles.some((handle) => handle?.hasBack) && <BackToSettings />}
          <PageTools value={tools}>{children}</PageTools>
        </main>
        <LegalLine />
      </div>
      <BottomBar {...area} {...menu} />
    </div>
  );
}

function BackToSettings() {
  const { t } = useTranslation("shell-app");
  return <BackLink to="settings">{t("allSettings")}</BackLink>;
}

const PAGES = ["imprint", "privacy", "terms", "withdraw", "accessibility"] as const;

/** What the law wants in reach of every page. */
function LegalLine() {
  const { t } = useTranslation("shell");
  const { devTools } = useSite();
  return (
    <footer className={legalLineStyles.line}>
      <ul>
        {PAGES.map((page) => (
          <li key={page}>
            <PageLink to={page}>{t(`pages.${page}`)}</PageLink>
          </li>
        ))}
        <li className={legalLineStyles.scripted}>
          <button type="button" onClick={openConsent}>
            {t("footer.privacySettings")}
          </button>
        </li>
        {devTools && (
          <li>
            <a href="/dev/mailbox">{t("footer.mailbox")}</a>
          </li>
        )}
      </ul>
    </footer>
  );
}
