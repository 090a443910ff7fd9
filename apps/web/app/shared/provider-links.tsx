import type { Provider } from "@aufwind/contract/providers";
import { useLocale } from "../platform/i18n/locale.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./provider-links.module.css";

type ProviderLinksProps = {
  providers: Provider[];
  label: (name: string) => string;
  /** Where the person goes once signed in. */
  goal: string;
  /** The inviter of somebody who may register there. */
  friendCode?: string | undefined;
};

/** The links to the mail providers. */
export function ProviderLinks({ providers, label, goal, friendCode }: ProviderLinksProps) {
  const query = new URLSearchParams({ to: goal, lang: useLocale(), ...(friendCode && { friend: friendCode }) });
  return providers.map(({ id, name }) => (
    <a key={id} className={styles.provider} href={`/api/visitors/providers/${id}/visit?${query}`}>
      <Icon name="mail" /> {label(name)}
    </a>
  ));
}
