import type { Case } from "@aufwind/contract/cases";
import { LATER } from "@aufwind/rules/cases-later";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { RadioGroup, SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import styles from "./case.module.css";
import { caseTitle } from "./case-texts.ts";

type CaseActionsProps = { opened: Case; ownId: string; query: string };

/** What can be done with a case besides answering it. */
export function CaseActions({ opened, ownId, query }: CaseActionsProps) {
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
              {t("acts.take")} <Key of="A" />
            </SubmitButton>
          </PageForm>
        </div>
      )}
      {can.close && (
        <div data-part="close">
          <PageForm name="close" query={query}>
            <input type="hidden" name="version" value={version} />
            <SubmitButton look="ghost" small>
              {t("acts.close")} <Key of="E" />
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
        {can.snooze && (
          <div data-part="later">
            <Disclosure
              summary={
                <>
                  {t("acts.snooze")} <Key of="S" />
                </>
              }
              name="case-acts"
            >
              <CaseLater query={query} />
            </Disclosure>
          </div>
        )}
        {can.assign && (
          <Disclosure summary={t("acts.give")} name="case-acts">
            <PageForm name="assign.other" query={query}>
              <SelectField
                name="assigneeId"
                label={t("acts.giveTo")}
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
          </Disclosure>
        )}
        {can.merge && (
          <div data-part="merge">
            <Disclosure
              summary={
                <>
                  {t("acts.merge")} <Key of="M" />
                </>
              }
              name="case-acts"
            >
              <CaseMerge opened={opened} query={query} />
            </Disclosure>
          </div>
        )}
      </div>
    </div>
  );
}

/** For the eye: the list of keys says it to everybody. */
const Key = ({ of }: { of: string }) => (
  <span aria-hidden="true">
    <kbd>{of}</kbd>
  </span>
);

/** Put off, or wait for the person's reply: until a usual time, or a day of one's choice. */
function CaseLater({ query }: { query: string }) {
  const { t } = useTranslation("cases");
  return (
    <PageForm name="later" query={query}>
      <RadioGroup
        name="later"
        legend={t("later.until")}
        options={LATER.map((value) => ({ value, label: t(`later.${value}`) }))}
        defaultValue="tomorrow"
      />
      <TextField name="until" type="date" label={t("later.day")} help={t("later.dayHelp")} optional />
      <div className={styles.buttons}>
        <SubmitButton name="as" value="snooze" small>
          {t("later.snooze")}
        </SubmitButton>
        <SubmitButton name="as" value="wait" look="ghost" small>
          {t("later.wait")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}

/** Makes the case a part of another one of the same person: one that is open, or by its number. */
function CaseMerge({ opened: { others }, query }: { opened: Case; query: string }) {
  const { t } = useTranslation("cases");
  const open = others.filter(({ state }) => state !== "closed");
  const options = open.map((other) => ({
    value: String(other.number),
    label: `#${other.number} ${caseTitle(other, t)}`,
  }));
  return (
    <PageForm name="merge" query={query}>
      <p>{t("merge.text")}</p>
      {open.length > 0 ? (
        <RadioGroup name="into" legend={t("merge.into")} options={options} defaultValue={options[0]?.value ?? ""} />
      ) : (
        <TextField name="into" label={t("merge.number")} help={t("merge.none")} inputMode="numeric" />
      )}
      <SubmitButton look="ghost" small>
        {t("merge.now")}
      </SubmitButton>
    </PageForm>
  );
}
