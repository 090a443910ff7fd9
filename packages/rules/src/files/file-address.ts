import type { PhotoRole } from "./photo-widths.ts";

const address = (ownerId: string, query: Record<string, string>) =>
  `/api/storage/get/${ownerId}?${new URLSearchParams(query)}`;

/** Where a document is got, by whoever may. */
export const documentAddress = (ownerId: string, name: string): string =>
  address(ownerId, { path: `documents/${name}` });

type Photo = { ownerId: string; role: PhotoRole; version: string; width?: number };

/** Where a photo is got: the address changes with the picture, so that browsers may keep it. */
export const photoAddress = ({ ownerId, role, version, width }: Photo): string =>
  address(ownerId, { path: `photos/${role}${width ? `-${width}` : ""}`, v: version });
