import type { Failure } from "@aufwind/contract/system";
import type { Translate } from "../../platform/i18n/namespaces.ts";

/** What gave up, by its kind and the name of its queue or message. */
export const failureTitle = ({ kind, name }: Pick<Failure, "kind" | "name">, t: Translate<"system">): string =>
  name ? t(`failures.named.${kind === "job" ? "job" : "providerEvent"}`, { name }) : t(`failures.kinds.${kind}`);
