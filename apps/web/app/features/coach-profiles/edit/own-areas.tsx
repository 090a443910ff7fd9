import { areaName } from "@aufwind/rules/areas";
import { useContext, useEffect, useRef, useState } from "react";
import { announce } from "../../../platform/browser/accessibility.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import boxes from "../../../ui/form/choices.module.css";
import { Field, FormContext, useField } from "../../../ui/form/field.tsx";
import form from "../../../ui/form/form.module.css";
import styles from "./areas.module.css";
import { AREA_FIELD, chosenAreas, ownAreas, typedAreas } from "./form-parsers.ts";

type OwnAreasProps = { areas: readonly string[]; added: (areas: string[]) => void };

/** Own areas: typed, then pills like the others; without JavaScript they are added by saving. */
export function OwnAreas({ areas, added }: OwnAreasProps) {
  const { t } = useTranslation("coach-profiles");
  const { id, error, value, aria } = useField("ownArea", true);
  const { values } = useContext(FormContext);
  const [own, setOwn] = useState(() => ownAreas(chosenAreas(values, areas)));
  const field = useRef<HTMLInputElement>(null);
  const tick = useTick();

  function press() {
    add();
    field.current?.focus();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed becomes pills once it is stored
  useEffect(() => {
    const typed = typedAreas(field.current?.value ?? "");
    if (typed.length > 0 && typed.every((area) => areas.includes(area))) add();
  }, [areas]);

  function add() {
    const input = field.current;
    if (!input?.form) return;
    const { elements } = input.form;
    const fresh = new Set(typedAreas(input.value).filter((area) => !tick(elements, area)));
    setOwn((before) => [...before, ...fresh]);
    added([...fresh]);
    input.value = "";
  }
  return (
    <div className={styles.own}>
      <Pills areas={own} />
      <Field id={id} label={t("areas.own")} help={t("areas.ownHelp")} error={error} optional>
        <div className={styles.add}>
          <input
            {...aria}
            ref={field}
            className={form.input}
            id={id}
            name="ownArea"
            defaultValue={value}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
          <Button look="ghost" className={styles.scripted} onClick={press}>
            {t("areas.add")}
          </Button>
        </div>
      </Field>
    </div>
  );
}

function Pills({ areas }: { areas: readonly string[] }) {
  return (
    areas.length > 0 && (
      <div className={boxes.boxes}>
        {areas.map((area) => (
          <label key={area} className={boxes.box}>
            <input type="checkbox" name={`${AREA_FIELD}:${area}`} defaultChecked />
            <span>{area}</span>
          </label>
        ))}
      </div>
    )
  );
}

/** Ticks the box of an area that already exists, and says so; false if there is none. */
function useTick() {
  const { t } = useTranslation("coach-profiles");
  const locale = useLocale();
  return (elements: HTMLFormControlsCollection, area: string): boolean => {
    const box = elements.namedItem(`${AREA_FIELD}:${area}`);
    if (!(box instanceof HTMLInputElement)) return false;
    if (!box.checked) box.click();
    box.closest("details")?.setAttribute("open", "");
    announce(t("areas.known", { name: areaName(area, locale) }));
    return true;
  };
}
