declare module "*.md" {
  export const text: import("./pages/text.ts").Text;
}

declare module "virtual:text-files" {
  /** The file with a namespace's texts; none in development. */
  export const textFile: (locale: string, namespace: string) => string | undefined;
}
