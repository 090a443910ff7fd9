import type { SetupTest } from "@aufwind/contract/video-calls-setup-tests";
import { formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import page from "../../shared/facts/person-facts.module.css";
import { Findings } from "../../shared/setup-test-findings.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";

type SetupTestsProps = { tests: readonly SetupTest[] | null; personId: string };

/** What somebody's tests of camera, microphone and line found, for support; shown when asked for. */
export function SetupTests({ tests, personId }: SetupTestsProps) {
  const { t } = useTranslation("video-calls-setup-tests");
  const locale = useLocale();
  return (
    <Panel title={t("team.title")} id="tests">
      {tests === null && (
        <p className={page.soft}>
          <PageLink to="teamPerson" params={{ id: personId }} query="tests=yes" hash="tests" className={patterns.link}>
            {t("team.show")}
          </PageLink>{" "}
          {t("team.logged")}
        </p>
      )}
      {tests?.length === 0 && <p className={page.soft}>{t("team.none")}</p>}
      {tests?.map((test, place) => (
        <Disclosure
          key={test.id}
          open={place === 0}
          summary={`${formatMoment(locale, test.testedAt)} · ${deviceOf(test) || t("team.unknown")} · ${t(`grades.${test.verdict}`)}`}
        >
          <Findings test={test} />
          {test.candidates.length > 0 && (
            <p className={page.soft}>{t("team.candidates", { types: test.candidates.join(", ") })}</p>
          )}
        </Disclosure>
      ))}
    </Panel>
  );
}

const deviceOf = ({ browser, system }: SetupTest) => [browser, system].filter(Boolean).join(", ");
