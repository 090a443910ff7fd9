/** A script of this type is not run, only kept. */
const KEPT = "text/kept-script";

/**
 * A page is read before it is pressed: its scripts must neither compete with its styles, fonts and pictures nor be
 * run before these are painted. Nothing is painted in the background, and a browser may not tell of it.
 */
export function scriptsLast(html: string, nonce: string): { html: string; starter: string } {
  const quiet = html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('type="module" async=""', `type="${KEPT}"`);
  return { html: quiet, starter: `<script nonce="${nonce}">${STARTER}</script>` };
}

const STARTER = `(() => {
  const start = () => {
    const kept = document.querySelector('script[type="${KEPT}"]');
    if (!kept) return;
    const script = document.createElement("script");
    script.nonce = kept.nonce;
    script.type = "module";
    script.setAttribute("async", "");
    script.text = kept.text;
    kept.replaceWith(script);
  };
  if (document.hidden) return start();
  const painted = (list) => list.getEntriesByName("first-contentful-paint").length > 0 && start();
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", start, { once: true });
  setTimeout(start, 4000);
})()`;
