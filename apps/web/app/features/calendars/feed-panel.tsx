import type { CalendarFeed } from "@aufwind/contract/calendars";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { LinkField } from "../../ui/sharing.tsx";
import styles from "./calendars.module.css";

const PROGRAMS = ["google", "apple", "outlook"] as const;

/** Where the address is entered in common calendars. */
function HowTo() {
  const { t } = useTranslation("calendars");
  return (
    <section>
      <h3>{t("feed.how")}</h3>
      {PROGRAMS.map((program) => (
        <Disclosure key={program} summary={t(`how.${program}.name`)}>
          <p>{t(`how.${program}.steps`)}</p>
        </Disclosure>
      ))}
      <p>
        <small>{t("feed.delay")}</small>
      </p>
    </section>
  );
}

/** The private address of one's own appointments: created, shown, replaced, removed. */
export function FeedPanel({ feed }: { feed: CalendarFeed | null }) {
  const { t } = useTranslation("calendars");
  const result = useAnswer<FormResult>();
  if (!feed) return <Failure title={t("feed.failed")} />;
  const isOn = feed.address !== null;
  const told = result?.ok && (result.form === "renewFeed" || result.form === "removeFeed") ? result : undefined;
  return (
    <Panel title={t("feed.title")} id="feed" aside={<State on={isOn}>{isOn ? t("feed.on") : t("feed.off")}</State>}>
      {told && <Outcome of={told}>{t(isOn ? "feed.saved" : "feed.removed")}</Outcome>}
      <p>{t("feed.text")}</p>
      {feed.address === null ? (
        <PageForm name="renewFeed" failure={t("feed.notMade")}>
          <SubmitButton pendingLabel={t("feed.making")}>{t("feed.make")}</SubmitButton>
        </PageForm>
      ) : (
        <Address address={feed.address} madeAt={feed.madeAt} />
      )}
    </Panel>
  );
}

function Address({ address, madeAt }: { address: string; madeAt: string | null }) {
  const { t } = useTranslation("calendars");
  const locale = useLocale();
  return (
    <>
      <LinkField id="feed-address" label={t("feed.label")} url={address} copy={t("feed.copy")}>
        {madeAt && <small>{t("feed.made", { date: formatDate(locale, madeAt) })}</small>}
      </LinkField>
      <Note icon="lock">{t("feed.secret")}</Note>
      <HowTo />
      <div>
        <Disclosure summary={t("feed.renew")}>
          <div className={styles.step}>
            <p>{t("feed.renewText")}</p>
            <PageForm name="renewFeed" failure={t("feed.notMade")}>
              <SubmitButton look="danger" pendingLabel={t("feed.making")}>
                {t("feed.renewNow")}
              </SubmitButton>
            </PageForm>
          </div>
        </Disclosure>
        <Disclosure summary={t("feed.remove")}>
          <div className={styles.step}>
            <p>{t("feed.removeText")}</p>
            <PageForm name="removeFeed" failure={t("feed.notRemoved")}>
              <SubmitButton look="danger">{t("feed.removeNow")}</SubmitButton>
            </PageForm>
          </div>
        </Disclosure>
      </div>
    </>
  );
}
