/** On the document's element: what was typed since somebody asked for the palette, and that it listens itself now. */
const WISH = "data-palette-wish";
const HEARD = "data-palette";

/**
 * Runs in the page before any other script: ⌘K or Ctrl K, a press of the button and what is typed then would be lost
 * until the palette has loaded.
 */
export const KEEP_WISH = `{
const page=document.documentElement,typed=()=>page.getAttribute("${WISH}"),wish=text=>page.setAttribute("${WISH}",text),isHeard=()=>page.hasAttribute("${HEARD}"),modifier=/Mac|iPhone|iPad/.test(navigator.platform)?"metaKey":"ctrlKey";
addEventListener("keydown",event=>{
const {key,altKey,ctrlKey,metaKey}=event,isCommand=ctrlKey||metaKey;
if(isHeard()||altKey||(isCommand?!event[modifier]||key!="k":typed()===null||key.length>1))return;
event.preventDefault();wish(isCommand?typed()??"":typed()+key)},true);
addEventListener("click",event=>{if(!isHeard()&&event.target.closest("[data-opens-palette]"))wish("")},true)}`;

/** From now on the palette listens itself; returns what was typed if somebody asked for it before, else null. */
export function takeEarlyWish(): string | null {
  const page = document.documentElement;
  const typed = page.getAttribute(WISH);
  page.removeAttribute(WISH);
  page.setAttribute(HEARD, "");
  return typed;
}
