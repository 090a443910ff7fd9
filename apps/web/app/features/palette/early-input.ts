/** On the document's element: what was typed since somebody asked for the palette, and that it listens itself now. */
const EARLY_INPUT = "data-palette-wish";
const LISTENING = "data-palette";

/**
 * Runs in the page before any other script: ⌘K or Ctrl K, a press of the button and what is typed then would be lost
 * until the palette has loaded.
 */
export const EARLY_INPUT_SCRIPT = `{
const page=document.documentElement,typed=()=>page.getAttribute("${EARLY_INPUT}"),wish=text=>page.setAttribute("${EARLY_INPUT}",text),isHeard=()=>page.hasAttribute("${LISTENING}"),modifier=/Mac|iPhone|iPad/.test(navigator.platform)?"metaKey":"ctrlKey";
addEventListener("keydown",event=>{
const {key,altKey,ctrlKey,metaKey}=event,isCommand=ctrlKey||metaKey;
if(isHeard()||altKey||(isCommand?!event[modifier]||key!="k":typed()===null||key.length>1))return;
event.preventDefault();wish(isCommand?typed()??"":typed()+key)},true);
addEventListener("click",event=>{if(!isHeard()&&event.target.closest("[data-opens-palette]"))wish("")},true)}`;

/** From now on the palette listens itself; returns what was typed if somebody asked for it before, else null. */
export function takeEarlyInput(): string | null {
  const page = document.documentElement;
  const typed = page.getAttribute(EARLY_INPUT);
  page.removeAttribute(EARLY_INPUT);
  page.setAttribute(LISTENING, "");
  return typed;
}
