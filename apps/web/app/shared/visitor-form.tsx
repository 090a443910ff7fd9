import { PageButton } from "../ui/button.tsx";
import { SubmitRow } from "../ui/form/submit-button.tsx";
import patterns from "../ui/patterns.module.css";
import { PRIVACY_LINK, RichText } from "../ui/rich-text.tsx";

type VisitorFormEndProps = {
  /** What becomes of the data, with a link to the privacy policy. */
  privacy: string;
  className: string | undefined;
  submit: string;
};

/** The end of a form that anybody may send. */
export const VisitorFormEnd = ({ privacy, className, submit }: VisitorFormEndProps) => (
  <>
    <p className={`${patterns.plainLinks} ${className}`}>
      <RichText text={privacy} tags={PRIVACY_LINK} />
    </p>
    <SubmitRow look="accent">{submit}</SubmitRow>
  </>
);

/** After it was sent: the way on. */
export const BackHome = ({ children }: { children: string }) => (
  <div>
    <PageButton to="home" look="ghost">
      {children}
    </PageButton>
  </div>
);
