import type { MetaDescriptor } from "react-router";
import type { ShellSite } from "./site.ts";

type Facts = { "@type": string } & Record<string, unknown>;

/** Facts for search engines (schema.org), as one of a page's meta descriptors. */
export const structuredData = (facts: Facts): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", ...facts } as never,
});

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** The site as the root loaded it; absent only where the root itself failed. */
export const siteOf = (matches: Matches): ShellSite | undefined =>
  (matches[0]?.loaderData as { site?: ShellSite } | undefined)?.site;

/** An absolute address; structured data knows no relative ones. */
export const absolute = (site: ShellSite | undefined, path: string) =>
  `${(site?.publicUrl ?? "").replace(/\/$/, "")}${path}`;

type Step = { name: string; path: string };

/** The way to a page, as search engines show it above the title. */
export function breadcrumbs(site: ShellSite | undefined, steps: Step[]): MetaDescriptor {
  const itemListElement = steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(site, path),
  }));
  return structuredData({ "@type": "BreadcrumbList", itemListElement });
}
