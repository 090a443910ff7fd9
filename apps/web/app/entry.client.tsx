import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadNamespaces } from "./platform/i18n/load-namespaces.client.ts";
import { loadShownParts } from "./platform/pages/before-hydration.ts";

await Promise.all([loadNamespaces(document.documentElement), loadShownParts()]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
