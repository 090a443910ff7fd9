import { ACCESS } from "@aufwind/contract/platform/route";
import { expect, test } from "vitest";
import { type Actor, refusal } from "./actor.ts";

const actors: Actor[] = [
  { kind: "visitor" },
  { kind: "client", userId: "1", sessionId: "s" },
  { kind: "coach", userId: "2", sessionId: "s" },
  { kind: "operator", userId: "3", sessionId: "s" },
];

test("lets in exactly whom the access rule names", () => {
  const table = Object.fromEntries(
    ACCESS.map((access) => [access, actors.map((actor) => refusal(actor, access) ?? "in").join(" ")]),
  );
  expect(table).toEqual({
    visitor: "in in in in",
    signedIn: "notSignedIn in in in",
    client: "notSignedIn in wrongRole wrongRole",
    coach: "notSignedIn wrongRole in wrongRole",
    operator: "notSignedIn wrongRole wrongRole in",
  });
});
