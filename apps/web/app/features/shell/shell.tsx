import { lazy, Suspense } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { patiently } from "../../platform/patiently.ts";
import { useMember } from "../../platform/site.ts";
import { useOwnLinks } from "../../platform/use-own-links.ts";
import { Toaster } from "../../ui/toasts/toaster.tsx";
import { ConsentGate } from "./consent/consent-gate.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import styles from "./shell.module.css";
import { useArrival } from "./use-arrival.ts";
import { useLeaving } from "./use-leaving.ts";

const LiveConnection = lazy(() =>
  patiently(() => import("../../platform/live/live-connection.tsx")).then((module) => ({
    default: module.LiveConnection,
  })),
);

type ShellProps = {
  /** What the header has for members beside their menu. */
  tools?: React.ReactNode;
  children: React.ReactNode;
};

/** What surrounds every public page. */
export function Shell({ tools, children }: ShellProps) {
  const { t } = useTranslation("shell");
  useArrival();
  useLeaving();
  useOwnLinks();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skip")}
      </a>
      <NavigationProgress />
      <OfflineBar />
      <Header tools={tools} />
      <main className={styles.main} id="main" tabIndex={-1}>
        <ConsentGate>{children}</ConsentGate>
      </main>
      <Footer />
      <Live />
      <ScrollToTop />
      <Toaster />
    </>
  );
}

/** Visitors load nothing of it. */
const Live = () =>
  useMember() && (
    <Suspense>
      <LiveConnection />
    </Suspense>
  );
