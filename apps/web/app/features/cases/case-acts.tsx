import type { Case } from "@aufwind/contract/cases";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import styles from "./case.module.css";

const DAYS = ["1", "3", "7", "14"] as const;

type CaseActsProps = { opened: Case; ownId: string; query: string };

/** What can be done with a case besides answering it. */
export function CaseActs({ opened, ownId, query }: CaseActsProps) {
  const { t } = useTranslation("cases");
  const { can, assignee, version, colleagues } = opened;
  const isMine = assignee?.id === ownId;
  return (
    <div className={styles.acts}>
      {can.assign && !isMine && (
        <div data-part="take">
          <PageForm name="assign" query={query}>
            <input type="hidden" name="assigneeId" value={ownId} />
            <SubmitButton look="ghost" small>
              {t("acts.take")}
            </SubmitButton>
          </PageForm>
        </div>
      )}
      {can.close && (
        <div data-part="close">
          <PageForm name="close" query={query}>
            <input type="hidden" name="version" value={version} />
            <SubmitButton look="ghost" small>
              {t("acts.close")}
            </SubmitButton>
          </PageForm>
        </div>
      )}
      {can.reopen && (
        <PageForm name="reopen" query={query}>
          <SubmitButton look="ghost" small>
            {t("acts.reopen")}
          </SubmitButton>
        </PageForm>
      )}
      <div className={styles.further}>
        <Disclosure summary={t("acts.more")}>
          {can.snooze && <Later query={query} />}
          {can.assign && (
            <PageForm name="assign.other" query={query}>
              <SelectField
                name="assigneeId"
                label={t("acts.give")}
                options={[
                  { value: "", label: t("acts.nobody") },
                  ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                defaultValue={assignee?.id ?? ""}
              />
              <SubmitButton look="ghost" small>
                {t("acts.giveNow")}
              </SubmitButton>
            </PageForm>
          )}
          {can.merge && (
            <PageForm name="merge" query={query}>
              <TextField name="into" label={t("acts.merge")} help={t("acts.mergeHelp")} inputMode="numeric" />
              <SubmitButton look="ghost" small>
                {t("acts.mergeNow")}
              </SubmitButton>
            </PageForm>
          )}
        </Disclosure>
      </div>
    </div>
  );
}

/** Put off, or wait for the person's reply. */
function Later({ query }: { query: string }) {
  const { t } = useTranslation("cases");
  const options = DAYS.map((value) => ({ value, label: t("acts.days", { count: Number(value) }) }));
  return (
    <div data-part="later">
      <PageForm name="snooze" query={query}>
        <SelectField name="days" label={t("acts.snooze")} options={options} defaultValue="1" />
        <SubmitButton look="ghost" small>
          {t("acts.snoozeNow")}
        </SubmitButton>
      </PageForm>
      <PageForm name="wait" query={query}>
        <SelectField name="days" label={t("acts.wait")} options={options} defaultValue="7" />
        <SubmitButton look="ghost" small>
          {t("acts.waitNow")}
        </SubmitButton>
      </PageForm>
    </div>
  );
}
