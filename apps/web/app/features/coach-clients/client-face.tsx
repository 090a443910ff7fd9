import type { ClientItem } from "@aufwind/contract/coach-clients";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Initials, Photo } from "../../ui/avatar.tsx";
import styles from "./client-face.module.css";

/** A client's name, also after they have left. */
export function useClientName(name: string): string {
  const { t } = useTranslation("coach-clients");
  return name || t("gone");
}

/** A client's picture, or the initials; the name is beside it. */
export function ClientFace({ client }: { client: Pick<ClientItem, "name" | "picture"> }) {
  const name = useClientName(client.name);
  if (!client.picture) return <Initials name={name} large />;
  return <Photo className={styles.face} picture={client.picture} alt="" sizes="2.8rem" loading="lazy" />;
}
