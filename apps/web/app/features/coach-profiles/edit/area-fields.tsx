import { AREAS, isAcute, MOST_AREAS } from "@aufwind/rules/areas";
import type { Area } from "@aufwind/rules/areas-catalog";
import { useContext, useState } from "react";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import blocks from "../../../ui/blocks.module.css";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { BoxGroup } from "../../../ui/form/choices.tsx";
import { FieldError, FormContext, useField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./areas.module.css";
import { AREA_FIELD, chosenAreas, tickedAreas } from "./form-parsers.ts";
import { OwnAreas } from "./own-areas.tsx";

/** One to five areas: topics in six categories, and own ones. */
export function AreaFields({ areas }: { areas: readonly string[] }) {
  const { t } = useTranslation("coach-profiles");
  const { id, error } = useField(AREA_FIELD, false);
  const { values } = useContext(FormContext);
  const first = chosenAreas(values, areas);
  const [ticked, setTicked] = useState(first);
  const over = ticked.length - MOST_AREAS;
  return (
    <fieldset className={styles.areas} onChange={(event) => setTicked(tickedAreas(event.currentTarget))}>
      <legend>{t("areas.legend")}</legend>
      <p className={blocks.tally} id={id} tabIndex={-1} role="status" data-over={over > 0 || undefined}>
        {over > 0 ? t("areas.over", { count: over }) : t("areas.chosen", { chosen: ticked.length, most: MOST_AREAS })}
      </p>
      <FieldError id={id} error={error} />
      <div>
        {AREAS.map((area) => (
          <Topics key={area.key} area={area} first={first} ticked={ticked} />
        ))}
      </div>
      <OwnAreas areas={areas} added={(fresh) => setTicked((before) => [...before, ...fresh])} />
    </fieldset>
  );
}

type TopicsProps = { area: Area; first: readonly string[]; ticked: readonly string[] };

function Topics({ area, first, ticked }: TopicsProps) {
  const { t } = useTranslation("coach-profiles");
  const locale = useLocale();
  const among = (areas: readonly string[]) => area.topics.filter(({ key }) => areas.includes(key)).length;
  const count = among(ticked);
  const summary = (
    <>
      {area.name[locale]}
      {count > 0 && <span className={styles.some}> · {t("areas.some", { count })}</span>}
    </>
  );
  return (
    <Disclosure summary={summary} open={among(first) > 0}>
      <BoxGroup
        name={AREA_FIELD}
        legend={<VisuallyHidden>{area.name[locale]}</VisuallyHidden>}
        options={area.topics.map((topic) => ({
          value: topic.key,
          label: topic.acute ? <Acute name={topic[locale]} /> : topic[locale],
        }))}
        defaultChosen={first}
        first={false}
      />
      {isAcute(area) && (
        <p className={styles.hint}>
          <Icon name="phone" />
          <span>{t("areas.acuteHint")}</span>
        </p>
      )}
    </Disclosure>
  );
}

function Acute({ name }: { name: string }) {
  const { t } = useTranslation("coach-profiles");
  return (
    <span className={styles.acute}>
      {name} <Icon name="phone" />
      <VisuallyHidden>({t("areas.acute")})</VisuallyHidden>
    </span>
  );
}
