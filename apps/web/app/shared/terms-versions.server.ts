import { readOwnTexts } from "@aufwind/contract/legal-texts";
import { api, type LoaderArgs } from "../platform/http/api.ts";

/** Without an answer the API decides whether the terms have to be shown again. */
export const loadTermsVersions = ({ request, context }: LoaderArgs) =>
  api(request, context)(readOwnTexts, {}).then(
    ({ texts }) => {
      const terms = texts.find(({ text }) => text === "terms");
      return terms ? { version: terms.inForce, agreed: terms.own } : null;
    },
    () => null,
  );
