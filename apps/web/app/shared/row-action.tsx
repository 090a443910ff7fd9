import { PageForm } from "../ui/form/page-form.tsx";
import { SubmitButton } from "../ui/form/submit-button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

type RowActionProps = {
  /** Of the form, without the id that each row appends. */
  name: string;
  id: string;
  failure: string;
  label: string;
  /** Which row it is, for screen readers. */
  of: string;
  pendingLabel?: string;
} & Pick<React.ComponentProps<typeof SubmitButton>, "look">;

/** A button on a row of a list that does one thing with it. */
export const RowAction = ({ name, id, failure, label, of, ...button }: RowActionProps) => (
  <PageForm name={`${name}.${id}`} failure={failure}>
    <input type="hidden" name="id" value={id} />
    <SubmitButton small {...button}>
      {label} <VisuallyHidden>: {of}</VisuallyHidden>
    </SubmitButton>
  </PageForm>
);
