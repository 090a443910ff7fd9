import type { BlobPath } from "@aufwind/rules/files/stored-files";
import type { Member } from "../../platform/session/actor.ts";

/** Everybody may have a photo; documents and a banner belong to a coach's profile. */
export const mayKeep = ({ kind }: Pick<Member, "kind">, path: BlobPath): boolean =>
  kind === "coach" || (path.folder === "photos" && path.role === "profile");
