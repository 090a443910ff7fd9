import { RHYTHMS, type Rhythm, SERIES_DATES } from "@aufwind/rules/appointment-series";
import { Form } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import form from "../../ui/form/form.module.css";
import { LabelledField } from "../../ui/form/labelled-field.tsx";
import styles from "./appointment-series.module.css";

type SeriesChoiceProps = {
  /** The coach's address, the kind and the first start. */
  slug: string;
  type: string;
  start: string;
  /** The one that was chosen for it. */
  language?: string | null;
  rhythm?: Rhythm;
  count?: number;
};

/** How often and how many: leads to the page on which all dates are checked. Works without JavaScript. */
export function SeriesChoice({ slug, type, start, language, rhythm = "weekly", count = 8 }: SeriesChoiceProps) {
  const { t } = useTranslation("appointment-series");
  const sent = { coach: slug, type, start, ...(language && { language }) };
  return (
    <Form method="get" action={pathTo("clientBookSeries", useLocale())} className={styles.choice}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LabelledField id="series-rhythm" label={t("choice.rhythm")}>
        <select className={form.input} id="series-rhythm" name="rhythm" defaultValue={rhythm}>
          {RHYTHMS.map((each) => (
            <option key={each} value={each}>
              {t(`rhythms.${each}`)}
            </option>
          ))}
        </select>
      </LabelledField>
      <LabelledField id="series-count" label={t("choice.count")}>
        <input
          className={form.input}
          id="series-count"
          name="count"
          type="number"
          inputMode="numeric"
          min={SERIES_DATES.least}
          max={SERIES_DATES.most}
          defaultValue={count}
          required
        />
      </LabelledField>
      <Button type="submit" look="ghost">
        {t("choice.check")}
      </Button>
    </Form>
  );
}

type SeriesDisclosureProps = Pick<SeriesChoiceProps, "slug" | "type" | "start" | "language">;

/** The same beside a single booking: closed, so that it is in nobody's way. */
export function SeriesDisclosure(props: SeriesDisclosureProps) {
  const { t } = useTranslation("appointment-series");
  return (
    <Disclosure summary={t("choice.summary")}>
      <p className={styles.explained}>{t("choice.text")}</p>
      <SeriesChoice {...props} />
    </Disclosure>
  );
}
