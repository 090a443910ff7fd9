import { Disclosure } from "../disclosure.tsx";
import { Panel } from "../panel.tsx";
import { PageForm } from "./page-form.tsx";
import { SubmitRow } from "./submit-button.tsx";

type EndPanelProps = { form: string; title: string; open: string; text: string; submit: string; failure: string };

/** The last panel of a page, whose form ends what the page is about and leads to another. */
export function EndPanel({ form, title, open, text, submit, failure }: EndPanelProps) {
  return (
    <Panel title={title}>
      <Disclosure summary={open}>
        <PageForm name={form} failure={failure} leadsOn>
          <p>{text}</p>
          <SubmitRow look="danger" small>
            {submit}
          </SubmitRow>
        </PageForm>
      </Disclosure>
    </Panel>
  );
}
