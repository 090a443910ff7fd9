import type { Appearance } from "@stripe/stripe-js";
import { chosenScheme, onSchemeChosen } from "../../platform/scheme.ts";

const DARK = "(prefers-color-scheme: dark)";

const isDark = () => {
  const chosen = chosenScheme();
  return chosen === "system" ? window.matchMedia(DARK).matches : chosen === "dark";
};

/** How the platform's form looks like ours: its frame cannot see our style sheet, so the colours of its place are read. */
export function appearanceOf(place: HTMLElement): Appearance {
  const { color, backgroundColor, borderTopColor, outlineColor, caretColor } = getComputedStyle(place);
  return {
    theme: isDark() ? "night" : "stripe",
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      colorTextPlaceholder: borderTopColor,
      colorPrimary: outlineColor,
      colorDanger: caretColor,
      fontFamily: "Inter, system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "10px",
    },
  };
}

/** Calls `listener` when light becomes dark or the other way round; answers how to leave. */
export function onSchemeChange(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  const leave = onSchemeChosen(listener);
  system.addEventListener("change", listener);
  return () => {
    leave();
    system.removeEventListener("change", listener);
  };
}
