type Session = { signedIn: boolean; userId: string | null };

/** Whether the session goes on; asking also renews a token that ran out. Without an answer nothing is known. */
export const stillSignedIn = async (): Promise<boolean | undefined> => (await askSession())?.signedIn;

/** Whose session it is, null where it is over: in one browser somebody else may have signed in meanwhile. */
export const signedInUser = async (): Promise<string | null | undefined> => (await askSession())?.userId;

async function askSession(): Promise<Session | undefined> {
  try {
    const response = await fetch("/session");
    return response.ok ? ((await response.json()) as Session) : undefined;
  } catch {
    return undefined;
  }
}
