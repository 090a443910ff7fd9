import { useOwnLinks } from "../../platform/use-own-links.ts";
import { useTranslation } from "../../platform/use-translation.ts";
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

/** What surrounds every public page. */
export function Shell({ children }: { children: React.ReactNode }) {
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
      <Header />
      <main className={styles.main} id="main" tabIndex={-1}>
        <ConsentGate>{children}</ConsentGate>
      </main>
      <Footer />
      <ScrollToTop />
      <Toaster />
    </>
  );
}
