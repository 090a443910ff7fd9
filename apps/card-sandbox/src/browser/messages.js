/**
 * @typedef {{ type: string, answers?: number, ask?: number, [name: string]: unknown }} Message
 * @typedef {{ window: Window, origin: string }} Other
 */

/**
 * A line between the page and a frame of the sandbox; who speaks is checked by window and by origin.
 * @param {() => Other | undefined} other
 * @param {(message: Message) => unknown} hear what it answers goes back to whoever asked
 */
export function openLine(other, hear) {
  let asked = 0;
  /** @type {Map<number, (answer: unknown) => void>} */
  const waiting = new Map();
  /** @param {Message} message */
  const say = (message) => {
    const to = other();
    to?.window.postMessage(message, to.origin);
  };
  /** @param {MessageEvent} event */
  const listen = async (event) => {
    const from = other();
    if (!from || event.source !== from.window || event.origin !== from.origin) return;
    /** @type {Message} */
    const message = event.data;
    if (message.answers !== undefined) {
      waiting.get(message.answers)?.(message.answer);
      waiting.delete(message.answers);
      return;
    }
    const answer = await hear(message);
    if (message.ask !== undefined) say({ type: "answer", answers: message.ask, answer });
  };
  window.addEventListener("message", listen);
  return {
    say,
    /** @param {Message} message @returns {Promise<any>} */
    ask: (message) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        say({ ...message, ask: asked });
      }),
    close: () => window.removeEventListener("message", listen),
  };
}

/** The page around this frame, taken from the frame's address. */
export function pageAround() {
  const origin = new URLSearchParams(location.search).get("parent") ?? "";
  return openableOrigin(origin) ? { window: window.parent, origin } : undefined;
}

/** @param {string} origin */
const openableOrigin = (origin) => /^https?:\/\/[^/]+$/.test(origin);

/** Tells the page how tall the frame's content is, now and whenever that changes. @param {(message: Message) => void} say */
export function tellHeight(say) {
  const content = document.querySelector(".frame");
  if (!content) return;
  const tell = () => say({ type: "height", height: Math.ceil(content.getBoundingClientRect().height) });
  new ResizeObserver(tell).observe(content);
  tell();
}
