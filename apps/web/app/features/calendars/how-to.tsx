import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

const PROGRAMS = ["google", "apple", "outlook"] as const;

/** Where the address belongs in the calendars that most people use. */
export function HowTo() {
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
