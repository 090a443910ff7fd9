import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useMemo, useState } from "react";
import { fieldOf } from "../../platform/forms/form-body.ts";

type Changed = { since: ProblemBody | undefined; fields: string[] };

/** The API's error of each field, until the field is changed. */
export function useApiErrors(problem: ProblemBody | undefined) {
  const [changed, setChanged] = useState<Changed>({ since: undefined, fields: [] });
  const errors = useMemo(() => {
    const stale = changed.since === problem ? changed.fields : [];
    const standing = (problem?.errors ?? []).filter(({ field }) => !stale.includes(field));
    return Object.fromEntries(standing.map(({ field, message }) => [field, message]));
  }, [problem, changed]);

  function change(target: EventTarget) {
    const name = fieldOf((target as HTMLInputElement).name);
    if (!errors[name]) return;
    const before = changed.since === problem ? changed.fields : [];
    setChanged({ since: problem, fields: [...before, name] });
  }
  return { errors, change };
}
