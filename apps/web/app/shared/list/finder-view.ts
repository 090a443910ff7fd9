import { defineList, matching, oneOf } from "./view.ts";

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A list of the team by state and by person, with the row that is opened beside it. */
export const finderList = <S extends string>(states: readonly ("" | S)[]) =>
  defineList({
    status: oneOf<"" | S>(states, ""),
    /** Whose. */
    person: matching(ID),
    open: matching(ID),
  });
export type FinderList<S extends string> = ReturnType<typeof finderList<S>>;
