import { VARIABLES } from "./look.js";
import { openLine } from "./messages.js";

/**
 * @typedef {{ theme?: string, variables?: Record<string, string> }} Appearance
 * @typedef {(event: Record<string, unknown>) => void} Listener
 */

const LONGEST_LOAD_MS = 10_000;

/**
 * The card form in a frame of the provider's: the page never sees what is typed in it.
 * @param {import("./provider.js").Provider} provider
 * @param {() => Appearance} appearance
 */
export function createPaymentElement({ origin, key, locale }, appearance) {
  /** @type {Map<string, Set<Listener>>} */
  const listeners = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let loading;
  const frame = document.createElement("iframe");
  frame.title = WORDS[locale].card.title;
  frame.style.cssText = "display: block; width: 100%; height: 15rem; border: 0; background: transparent;";
  frame.allow = "payment *";
  const other = () => (frame.contentWindow ? { window: frame.contentWindow, origin } : undefined);
  const line = openLine(other, ({ type, height, complete, empty }) => {
    if (type === "height") frame.style.height = `${Number(height)}px`;
    if (type === "ready") {
      clearTimeout(loading);
      emit("ready", {});
    }
    if (type === "change") emit("change", { complete, empty, collapsed: false, value: { type: "card" } });
  });

  /** @param {string} type @param {Record<string, unknown>} event */
  function emit(type, event) {
    for (const listener of listeners.get(type) ?? []) listener({ elementType: "payment", ...event });
  }

  /** What the frame is told about its appearance, initially and on every change. */
  const look = () => {
    const { theme, variables = {} } = appearance();
    const chosen = Object.entries(variables).filter(([name]) => Object.hasOwn(VARIABLES, name));
    return { theme: theme ?? "stripe", ...Object.fromEntries(chosen) };
  };

  const element = {
    /** @param {string | HTMLElement} target */
    mount(target) {
      const place = typeof target === "string" ? document.querySelector(target) : target;
      if (!place) throw new Error(`There is no element ${target} to mount the card form in.`);
      const address = new URLSearchParams({ key, locale, parent: location.origin, ...look() });
      frame.src = `${origin}/sandbox/card-form?${address}`;
      place.replaceChildren(frame);
      const message = WORDS[locale].card.unreachable;
      const fail = () => emit("loaderror", { error: { type: "api_connection_error", message } });
      loading = setTimeout(fail, LONGEST_LOAD_MS);
    },
    unmount: () => frame.remove(),
    destroy() {
      clearTimeout(loading);
      frame.remove();
      line.close();
      listeners.clear();
    },
    focus() {
      frame.focus();
      line.say({ type: "focus" });
    },
    /** @param {string} type @param {Listener} listener */
    on(type, listener) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
      return element;
    },
    /** @param {string} type @param {Listener} [listener] */
    off(type, listener) {
      if (listener) listeners.get(type)?.delete(listener);
      else listeners.delete(type);
      return element;
    },
  };
  return { element, line, dressAnew: () => line.say({ type: "look", look: look() }) };
}
