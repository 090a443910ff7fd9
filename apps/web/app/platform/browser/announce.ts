/** The id of the live region that the shell always keeps in the page. */
export const ANNOUNCER_ID = "announcer";

/** Lets screen readers say something that is only seen otherwise. */
export function announce(text: string) {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), 10_000);
}
