import type { SetupTest } from "@aufwind/contract/video-calls-setup-tests";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Findings } from "../../../shared/setup-test-findings.tsx";
import { Button, PageButton } from "../../../ui/button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel, Panels } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/placeholders.tsx";
import styles from "./setup-test.module.css";

const Tester = lazy(async () => ({ default: (await import("./tester.tsx")).Tester }));

/** Camera, microphone, speaker and line before an appointment, and what the last test found. */
export function SetupTestPage({ latest }: { latest: SetupTest | null }) {
  const { t } = useTranslation("video-calls-setup-tests");
  const [isTesting, setTesting] = useState(false);
  const [tested, setTested] = useState<SetupTest | null>(null);
  const finish = (test: SetupTest) => {
    setTested(test);
    setTesting(false);
  };
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <noscript>
        <Note>{t("unscripted")}</Note>
      </noscript>
      <Panels>
        {isTesting ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <Tester onTested={finish} />
          </Suspense>
        ) : (
          <>
            {tested && <Outcome of={tested.id}>{t(`verdict.${tested.verdict}`)}</Outcome>}
            {tested && <Result test={tested} />}
            <Panel title={t(tested ? "again.title" : "start.title")}>
              <p>{t("start.text")}</p>
              <p className={styles.soft}>{t("start.kept")}</p>
              <div>
                <Button look={tested ? "ghost" : "accent"} onClick={() => setTesting(true)}>
                  {t(tested ? "again.button" : "start.button")}
                </Button>
              </div>
            </Panel>
            {!tested && latest && <Result test={latest} />}
          </>
        )}
      </Panels>
    </>
  );
}

function Result({ test }: { test: SetupTest }) {
  const { t } = useTranslation("video-calls-setup-tests");
  return (
    <Panel title={t("result")} aside={<Moment at={test.testedAt} beside />}>
      <Findings test={test} />
      {test.verdict !== "good" && (
        <div>
          <PageButton to="helpContact" look="ghost">
            {t("contact")}
          </PageButton>
        </div>
      )}
    </Panel>
  );
}
