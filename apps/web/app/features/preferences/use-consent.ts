import { useEffect, useRef, useState } from "react";
import { isConsentGiven, tickedTopics } from "./topic-choice.ts";

type Stored = { topics: readonly string[]; agreed: boolean };

/**
 * Ticks the box inside `place` only while the consent covers every topic that is chosen: another one asks for it anew.
 * Until JavaScript runs, and without it, the box is empty.
 */
export function useConsent(chosen: readonly string[], { topics, agreed }: Stored) {
  const place = useRef<HTMLDivElement>(null);
  const stored = agreed ? topics.join() : "";
  const [given, setGiven] = useState({ stored, to: agreed ? topics : [] });
  // Once something else is stored, that is what was agreed to.
  if (given.stored !== stored) setGiven({ stored, to: agreed ? topics : [] });
  const agreeTo = (to: readonly string[]) => setGiven(({ stored: before }) => ({ stored: before, to }));
  const isGiven = isConsentGiven(chosen, given.to);

  // Whoever ticked it before the page answered meant the topics that were ticked then.
  useEffect(() => {
    const form = place.current?.closest("form");
    if (form && boxIn(place.current)?.checked) setGiven((before) => ({ ...before, to: tickedTopics(form) }));
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    const box = boxIn(place.current);
    const isKept = isFirst.current && box?.checked;
    isFirst.current = false;
    if (box && !isKept) box.checked = isGiven;
  }, [isGiven]);
  return { place, tick: () => agreeTo(boxIn(place.current)?.checked ? chosen : []) };
}

const boxIn = (place: Element | null) => place?.querySelector<HTMLInputElement>("input[type=checkbox]");
