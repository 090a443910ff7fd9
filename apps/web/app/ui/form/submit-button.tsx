import { useContext } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button, type ButtonLook } from "../button.tsx";
import { FormContext } from "./field.tsx";

type SubmitButtonProps = {
  children: React.ReactNode;
  pendingLabel?: string;
  name?: string;
  value?: string;
} & ButtonLook;

/** Shows that the form is being submitted, and prevents a second submission. */
export function SubmitButton({ children, pendingLabel, ...button }: SubmitButtonProps) {
  const { t } = useTranslation("common");
  const { pending } = useContext(FormContext);
  return (
    <Button type="submit" aria-disabled={pending || undefined} {...button}>
      {pending ? (pendingLabel ?? t("form.sending")) : children}
    </Button>
  );
}

/** The same on a line of its own, where a form ends: as wide as its words. */
export const SubmitRow = (props: SubmitButtonProps) => (
  <div>
    <SubmitButton {...props} />
  </div>
);
