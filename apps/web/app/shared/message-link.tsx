import { useTranslation } from "../platform/i18n/use-translation.ts";
import { type ButtonLook, PageButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

type MessageLinkProps = {
  otherId: string;
  name: string;
  /** In rows there is space for one word. */
  isBrief?: boolean;
} & ButtonLook;

/** The link to the conversation with somebody; visitors log in on the way. */
export function MessageLink({ otherId, name, isBrief = false, ...look }: MessageLinkProps) {
  const { t } = useTranslation("common");
  return (
    <PageButton {...look} to="messages" query={`with=${otherId}`}>
      <Icon name="message" />
      <span>
        {t(isBrief ? "message" : "writeMessage")}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </span>
    </PageButton>
  );
}
