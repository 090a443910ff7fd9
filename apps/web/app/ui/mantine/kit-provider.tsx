import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { use } from "react";
import { chosenScheme, onSchemeChosen, type SchemeChoice } from "../../platform/browser/scheme.ts";
import { DocumentContext, documentNonce } from "../../platform/http/document-context.ts";
import { surfaces, theme } from "./theme.ts";
import "./mantine.css";

// Mantine's modals lock scrolling with a style tag that takes its nonce by this name only.
if (typeof document !== "undefined") Object.assign(globalThis, { __webpack_nonce__: documentNonce() });

/** Loaded only with components that need Mantine; a further one needs its line in `mantine.css`. */
export function KitProvider({ children }: { children: React.ReactNode }) {
  const { nonce } = use(DocumentContext);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={surfaces}
      colorSchemeManager={ours}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce ?? documentNonce()}
    >
      {children}
    </MantineProvider>
  );
}

const named = (choice: SchemeChoice): MantineColorScheme => (choice === "system" ? "auto" : choice);
let leave = () => {};

/** Mantine gets the visitor's scheme from us and stores none of its own. */
const ours: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === "undefined" ? fallback : named(chosenScheme())),
  set() {},
  clear() {},
  subscribe(update) {
    leave = onSchemeChosen((choice) => update(named(choice)));
  },
  unsubscribe: () => leave(),
};
