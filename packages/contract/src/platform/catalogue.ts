import { z } from "zod";
import { contractFiles } from "./contract-files.ts";

type RouteIdParams = { method: string; path: string };
/** The contract's names of its routes (by method and path) and its schemas. */
export type Catalogue = { routes: Map<string, { name: string; feature: string }>; schemas: Map<z.ZodType, string> };

/** Takes the names from the contract's own exports: nobody has to repeat them, and none can be forgotten. */
export async function readCatalogue(): Promise<Catalogue> {
  const catalogue: Catalogue = { routes: new Map(), schemas: new Map() };
  for (const [file, exported] of await contractFiles()) {
    for (const [name, value] of Object.entries(exported)) {
      if (isRoute(value)) catalogue.routes.set(routeId(value), { name, feature: file.replace(/\.ts$/, "") });
      // Capitalized exports are named schemas; others are parts.
      if (value instanceof z.ZodType && /^[A-Z]/.test(name)) catalogue.schemas.set(value, name);
    }
  }
  return catalogue;
}

/** "GET /api/site": unique per route. */
export const routeId = ({ method, path }: RouteIdParams) => `${method.toUpperCase()} ${path}`;

const isRoute = (value: unknown): value is RouteIdParams =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;
