import type { PaletteHits, searchPalette, TeamHits } from "@aufwind/contract/palette";
import { useEffect, useMemo, useState } from "react";
import { callFromBrowser, lightRoute } from "../../platform/http/browser-api.ts";
import { matchesName } from "../../platform/i18n/matches-name.ts";
import type { Recent } from "./recent.ts";

const SEARCH = lightRoute<typeof searchPalette>({ method: "post", path: "/api/palette" });
const PAUSE_MS = 120;
const NOTHING: PaletteHits = { people: [], coaches: [], appointments: [], team: null };

/** `typed`: what was asked; null before the first answer. */
type Answer = { typed: string | null; hits: PaletteHits; isFailed: boolean };
export type Found = { hits: PaletteHits; isFailed: boolean; isAnswered: boolean };

/** The server's answer to what is typed; each key cancels the question before. */
export function usePaletteHits(typed: string, recent: readonly Recent[]): Found {
  const [answer, setAnswer] = useState<Answer>({ typed: null, hits: NOTHING, isFailed: false });
  const ids = useMemo(() => {
    const of = (kind: Recent["kind"]) => recent.filter((each) => each.kind === kind).map(({ id }) => id);
    return { people: of("person"), appointments: of("appointment") };
  }, [recent]);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const pause = setTimeout(
      () =>
        callFromBrowser(SEARCH, { body: { typed, recent: ids } }, { signal }).then(
          (hits) => setAnswer({ typed, hits, isFailed: false }),
          () => {
            if (!signal.aborted) setAnswer({ typed, hits: NOTHING, isFailed: true });
          },
        ),
      typed ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(pause);
      gone.abort();
    };
  }, [typed, ids]);
  const { hits, isFailed } = answer;
  const isAnswered = answer.typed === typed;
  return { hits: isAnswered ? hits : still(hits, typed), isFailed, isAnswered };
}

/** Until the next answer comes: what of the last one still has the name. */
function still(hits: PaletteHits, typed: string): PaletteHits {
  const isCalled = ({ name }: { name: string }) => typed !== "" && matchesName(name, typed);
  return {
    people: hits.people.filter(isCalled),
    coaches: hits.coaches.filter(isCalled),
    appointments: hits.appointments.filter(isCalled),
    team: hits.team && stillOfTeam(hits.team, typed),
  };
}

/** The same for what somebody of the team found. */
function stillOfTeam({ needsProof, ...team }: TeamHits, typed: string): TeamHits {
  const isMeant = (...words: (string | null)[]) => typed !== "" && matchesName(words.join(" "), typed);
  return {
    people: team.people.filter(({ name, email }) => isMeant(name, email)),
    cases: team.cases.filter(({ number, subject, name }) => isMeant(`#${number}`, subject, name)),
    appointments: team.appointments.filter(({ client, coach }) => isMeant(client, coach)),
    payments: team.payments.filter(({ client }) => isMeant(client)),
    needsProof,
  };
}
