// Puts a coach's free times on the coach's own website, in a frame as tall as its content. No cookie, no storage:
// <script async src="https://…/widget.js" data-coach="word" data-lang="de" data-consultation="discovery"></script>
(() => {
  const script = document.currentScript;
  if (!script?.dataset.coach) return;
  const TEXTS = {
    de: {
      title: "Termin buchen",
      blocked: "Die freien Zeiten können auf dieser Website nicht angezeigt werden.",
      link: "Zur Buchungsseite",
    },
    en: {
      title: "Book an appointment",
      blocked: "The free times cannot be shown on this website.",
      link: "Go to the booking page",
    },
  };
  const { coach, consultation, lang = document.documentElement.lang.slice(0, 2) } = script.dataset;
  const locale = lang === "en" ? "en" : "de";
  const text = TEXTS[locale];
  const { origin } = new URL(script.src);
  const path = [coach, consultation].filter(Boolean).map(encodeURIComponent).join("/");

  const frame = document.createElement("iframe");
  frame.src = `${origin}/${locale}/widget/${path}`;
  frame.title = text.title;
  frame.style.cssText = "display:block;width:100%;height:32rem;border:0";
  let isReady = false;

  addEventListener("message", (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    isReady = true;
    const { height } = event.data ?? {};
    if (height > 0 && height < 5000) frame.style.height = `${height}px`;
  });

  // A frame that the browser blocks loads, too, but never says that it is ready.
  const giveUp = () => {
    if (isReady || !frame.isConnected) return;
    const words = document.createElement("p");
    const link = document.createElement("a");
    link.href = `${origin}/b/${path}?via=widget`;
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = text.link;
    words.append(`${text.blocked} `, link);
    frame.replaceWith(words);
  };
  frame.addEventListener("load", () => setTimeout(giveUp, 1500));
  setTimeout(giveUp, 15_000);
  script.after(frame);
})();
