import { useTranslation } from "../../platform/use-translation.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { Note } from "../../ui/form/note.tsx";

type OtherCardProps = {
  /** Four cards are the most: then one of them is chosen or removed elsewhere. */
  canAdd: boolean;
  back: (() => void) | undefined;
  form: (back: React.ReactNode) => React.ReactNode;
};

/** A card in place of the one that did not work. */
export function OtherCard({ canAdd, back, form }: OtherCardProps) {
  const { t } = useTranslation("payments");
  const backButton = back && (
    <Button look="quiet" onClick={back}>
      {t("sameCard")}
    </Button>
  );
  if (canAdd) return form(backButton);
  return (
    <Note>
      <p>{t("full")}</p>
      <div>
        <PageButton to="paymentMethods" small>
          {t("toMethods")}
        </PageButton>
        {backButton}
      </div>
    </Note>
  );
}
