declare module "*.md" {
  export const text: import("./pages/text.ts").Text;
}

declare module "virtual:namespaces-manifest" {
  /** The browser chunk of each namespace's texts, by "language/namespace". */
  export const namespaceChunks: Record<string, string>;
}
