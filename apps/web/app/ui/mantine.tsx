import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
  MantineProvider,
  type VariantColorsResolver,
} from "@mantine/core";
import { use } from "react";
import { chosenScheme, onSchemeChosen, type SchemeChoice } from "../platform/browser/scheme.ts";
import { DocumentContext, documentNonce } from "../platform/http/document-context.ts";
import "./mantine.css";

const teal: MantineColorsTuple = [
  "#eef6f4",
  "#ddebe7",
  "#b4e2d9",
  "#8ed0c4",
  "#63b3a6",
  "#3f9186",
  "#27736b",
  "#185d59",
  "#0f4c4a",
  "#0a3836",
];
const apricot: MantineColorsTuple = [
  "#fdf2ec",
  "#f9e4d9",
  "#f6b595",
  "#f0976e",
  "#e98558",
  "#e07345",
  "#d66433",
  "#ca582a",
  "#bf4f24",
  "#a3401a",
];
const gray: MantineColorsTuple = [
  "#fbf8f3",
  "#f1e9de",
  "#e4dacb",
  "#d3c7b5",
  "#b8ab98",
  "#8a7f70",
  "#6d6558",
  "#5a6766",
  "#3b4645",
  "#1e2a2a",
];
const dark: MantineColorsTuple = [
  "#edf1ec",
  "#cdd8d4",
  "#a5b5b1",
  "#7f938f",
  "#66827e",
  "#284140",
  "#1d3230",
  "#1a2b2a",
  "#152322",
  "#0e1817",
];

/** The text on filled components matches our own buttons, in both schemes. */
const variants: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant !== "filled") return resolved;
  if (input.color === "apricot") return { ...resolved, color: "var(--on-apricot)" };
  const primary = input.color === undefined || input.color === "teal" || input.color === input.theme.primaryColor;
  return primary ? { ...resolved, color: "var(--on-teal)" } : resolved;
};

/** Mantine in the product's own colours, fonts and shapes. */
const theme = createTheme({
  colors: { teal, apricot, gray, dark },
  primaryColor: "teal",
  primaryShade: { light: 8, dark: 3 },
  variantColorResolver: variants,
  autoContrast: true,
  luminanceThreshold: 0.38,
  white: "#ffffff",
  black: "#1e2a2a",
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-heading)", fontWeight: "560" },
  radius: { xs: "6px", sm: "8px", md: "10px", lg: "14px", xl: "20px" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: { Button: { defaultProps: { radius: "99px" } }, Modal: { defaultProps: { radius: "xl" } } },
});

const SHARED = {
  "--mantine-color-body": "var(--card)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-dimmed": "var(--soft)",
  "--mantine-color-placeholder": "var(--soft)",
  "--mantine-color-anchor": "var(--teal)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-default": "var(--card)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--control)",
  "--mantine-color-default-hover": "var(--sand)",
};

/** Mantine's surfaces follow our tokens. */
const surfaces: CSSVariablesResolver = () => ({ variables: {}, light: SHARED, dark: SHARED });

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
