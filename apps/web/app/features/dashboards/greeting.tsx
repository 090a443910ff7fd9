import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Moment } from "../../ui/moment.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";

type GreetingProps = {
  firstName: string;
  /** What waits, and when the next appointment is; null if unknown or irrelevant. */
  day: { waiting: number; nextAt: string | null } | null;
  children?: React.ReactNode;
};

/** A welcome, and the day in one line. */
export function Greeting({ firstName, day, children }: GreetingProps) {
  const { t } = useTranslation("dashboards");
  return (
    <PageHead title={t("greeting.title", { firstName })} lead={day ? <Day {...day} /> : t("greeting.lead")}>
      {children}
    </PageHead>
  );
}

function Day({ waiting, nextAt }: NonNullable<GreetingProps["day"]>) {
  const { t } = useTranslation("dashboards");
  return (
    <>
      {waiting > 0 ? t("greeting.waiting", { count: waiting }) : t("greeting.noneWaiting")}{" "}
      {nextAt && <RichText text={t("greeting.next")} tags={{ when: () => <Moment at={nextAt} beside /> }} />}
    </>
  );
}
