import type { IncomingMessage } from "node:http";
import { type AllowedServers, OutOfReach, requestPublicServer } from "../../platform/http/public-fetch.ts";
import { TooLarge, textOf } from "../../platform/http/response-text.ts";

type Problem = "unreachable" | "refused" | "privateNetwork" | "tooLarge";
/** The response of a foreign server, or why it was not accepted. */
type Fetched = { text: string } | { problem: Problem };
type Deps = { signal: AbortSignal; reach: AllowedServers };

const SECONDS = 10;
const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 3;

class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** Fetches an address that somebody pasted. Errors become results here. */
export async function fetchCalendar(address: string, { signal, reach }: Deps): Promise<Fetched> {
  const whole = AbortSignal.any([signal, AbortSignal.timeout(SECONDS * 1000)]);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await ask(url, { signal: whole, reach });
      const next = elsewhere(response, url);
      if (!next) return { text: await textOf(response, MOST_BYTES) };
      response.destroy();
      url = next;
    }
    return { problem: "unreachable" };
  } catch (error) {
    if (error instanceof TooLarge) return { problem: "tooLarge" };
    return { problem: error instanceof Refusal || error instanceof OutOfReach ? error.problem : "unreachable" };
  }
}

const ask = (url: URL, { signal, reach }: Deps): Promise<IncomingMessage> =>
  requestPublicServer(url, {
    signal,
    reach,
    headers: {
      accept: "text/calendar, */*;q=0.1",
      "accept-encoding": "identity",
      "user-agent": "calendar-import/1.0",
    },
  });

/** The target of a redirect; an error status is a refusal. */
function elsewhere({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode === 200) return undefined;
  if (statusCode >= 300 && statusCode < 400 && headers.location) return new URL(headers.location, from);
  throw new Refusal(statusCode >= 400 && statusCode < 500 ? "refused" : "unreachable");
}
