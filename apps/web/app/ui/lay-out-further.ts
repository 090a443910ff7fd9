import { whenIdle } from "../platform/browser/when-idle.ts";
import patterns from "./patterns.module.css";

/** Lays out what a phone shows further down, part by part: all at once would hold up a first tap. */
export function layOutFurther(): void {
  const root = document.documentElement;
  const next = root.querySelector<HTMLElement>(`.${patterns.further}:not([data-laid-out])`);
  (next ?? root).dataset.laidOut = "";
  if (next) whenIdle(layOutFurther);
}
