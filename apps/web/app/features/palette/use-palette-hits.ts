import type { PaletteHits, searchPalette } from "@aufwind/contract/palette";
import { useEffect, useMemo, useState } from "react";
import { callFromBrowser, lightRoute } from "../../platform/http/browser-api.ts";
import { matchesName } from "../../platform/i18n/matches-name.ts";
import type { TeamEntries } from "./entry.ts";
import type { Recent } from "./recent.ts";

const SEARCH = lightRoute<typeof searchPalette>({ method: "post", path: "/api/palette" });
const PAUSE_MS = 120;
const NOTHING: PaletteHits = { people: [], coaches: [], appointments: [], team: null };

/** `typed`: what was asked; null before the first answer. */
type Answer = { typed: string | null; hits: PaletteHits; isFailed: boolean };
export type PaletteSearch = { hits: PaletteHits; isFailed: boolean; isAnswered: boolean };

type Asking = { recent: readonly Recent[]; team: TeamEntries | null };

/** The server's answer to what is typed; each key cancels the question before. */
export function usePaletteHits(typed: string, { recent, team }: Asking): PaletteSearch {
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
  return { hits: isAnswered ? hits : filterHits(hits, { typed, team }), isFailed, isAnswered };
}

/** Until the next answer comes: what of the last one still has the name. */
function filterHits(hits: PaletteHits, { typed, team }: { typed: string; team: TeamEntries | null }): PaletteHits {
  const isCalled = ({ name }: { name: string }) => typed !== "" && matchesName(name, typed);
  return {
    people: hits.people.filter(isCalled),
    coaches: hits.coaches.filter(isCalled),
    appointments: hits.appointments.filter(isCalled),
    team: hits.team && (team?.filterTeamHits(hits.team, typed) ?? null),
  };
}
