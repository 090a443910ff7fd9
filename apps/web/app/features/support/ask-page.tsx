import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Outcome } from "../../ui/outcome.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./ask.module.css";
import { AskForm } from "./ask-form.tsx";
import type { Asking } from "./own-support.server.ts";
import { SentRequests } from "./sent-requests.tsx";

type AskPageProps = Asking & { email: string; reach: { email: string; phone: string } };

/** Support for somebody who is signed in: we know who writes, and they choose what it is about. */
export function AskPage({ requests, reference, email, reach, ...asking }: AskPageProps) {
  const { t } = useTranslation("support");
  const mail = (words: string) => <a href={`mailto:${reach.email}`}>{words}</a>;
  const phone = (words: string) => <a href={`tel:${reach.phone.replace(/[^+\d]/g, "")}`}>{words}</a>;
  return (
    <>
      <PageHead title={t("ask.title")} lead={t("ask.lead")} />
      <Panels>
        {reference && (
          <Outcome of={reference}>
            <p>
              <strong>{t("sent.title")}</strong>
            </p>
            <p>
              <RichText text={t("sent.text", { reference, email })} />
            </p>
          </Outcome>
        )}
        <Panel title={t("ask.panel")}>
          {/* What was typed is not kept once it is sent. */}
          <AskForm key={reference} {...asking} />
        </Panel>
        <SentRequests requests={requests} />
        <p className={styles.ways}>
          <RichText text={t("ask.otherWays", reach)} tags={{ mail, phone }} />
        </p>
      </Panels>
    </>
  );
}
