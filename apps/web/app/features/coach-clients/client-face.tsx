import type { ClientItem } from "@aufwind/contract/coach-clients";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Avatar } from "../../ui/avatar.tsx";

/** A client's name, also after they have left. */
export function useClientName(name: string): string {
  const { t } = useTranslation("coach-clients");
  return name || t("gone");
}

/** A client's picture, or the initials; the name is beside it. */
export function ClientFace({ client }: { client: Pick<ClientItem, "name" | "picture"> }) {
  const name = useClientName(client.name);
  return <Avatar name={name} picture={client.picture} large loading="lazy" />;
}
