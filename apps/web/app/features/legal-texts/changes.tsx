import type { LegalText } from "@aufwind/rules/legal-texts";
import { Form } from "react-router";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import patterns from "../../ui/patterns.module.css";
import { PageHead } from "../../ui/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ChangedBlock, ChangedSection, Piece } from "./differences.server.ts";
import styles from "./legal-texts.module.css";

type ChangesProps = {
  text: LegalText;
  version: string;
  since: string;
  older: string[];
  sections: ChangedSection[];
};

/** What a version changes: struck through what goes, underlined what comes, each also in words. */
export function Changes({ text, version, since, older, sections }: ChangesProps) {
  const { t } = useTranslation("legal-texts");
  const locale = useLocale();
  const dates = { version: formatDate(locale, version), since: formatDate(locale, since) };
  return (
    <>
      <PageHead title={t(`changes.title.${text}`, dates)} lead={t("changes.lead", dates)}>
        <p className={`${patterns.plainLinks} ${styles.legend}`}>
          <del>{t("changes.legend.removed")}</del> <ins>{t("changes.legend.added")}</ins>{" "}
          <PageLink to="textVersion" params={{ text, version }}>
            {t("changes.whole")}
          </PageLink>
        </p>
        {older.length > 1 && <SinceForm older={older} since={since} />}
      </PageHead>
      {sections.length === 0 && <p>{t("changes.none")}</p>}
      {sections.map((section) => (
        <section key={section.id} className={styles.section} aria-labelledby={`changes-${section.id}`}>
          <h2 id={`changes-${section.id}`}>
            {section.title.some((piece) => piece.text) ? <Pieces pieces={section.title} /> : t("changes.intro")}
          </h2>
          {section.change !== "changed" && <p className={styles.soft}>{t(`changes.section.${section.change}`)}</p>}
          <div className={styles.blocks}>
            {section.blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name and never move
              <Block key={at} block={block} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Block({ block }: { block: ChangedBlock }) {
  const isItem = block.kind === "item";
  return (
    <p className={isItem ? styles.item : undefined} data-change={block.change}>
      <Pieces pieces={block.pieces} />
    </p>
  );
}

/** Screen readers rarely tell `ins` and `del`: the words do. */
function Pieces({ pieces }: { pieces: Piece[] }) {
  const { t } = useTranslation("legal-texts");
  return pieces.map(({ text, change }, at) => {
    if (!change) return text;
    const Mark = change === "added" ? "ins" : "del";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no name and never move
      <Mark key={at}>
        <VisuallyHidden>{t(`changes.mark.${change}`)} </VisuallyHidden>
        {text}
        <VisuallyHidden> {t("changes.mark.end")}</VisuallyHidden>
      </Mark>
    );
  });
}

function SinceForm({ older, since }: { older: string[]; since: string }) {
  const { t } = useTranslation("legal-texts");
  const locale = useLocale();
  return (
    <Form method="get" className={styles.since}>
      <label htmlFor="since">{t("changes.since")}</label>
      <select id="since" name="since" defaultValue={since}>
        {older.toReversed().map((each) => (
          <option key={each} value={each}>
            {formatDate(locale, each)}
          </option>
        ))}
      </select>
      <Button type="submit" look="ghost">
        {t("changes.compare")}
      </Button>
    </Form>
  );
}
