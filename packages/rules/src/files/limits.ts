const MB = 1024 * 1024;

export const PHOTO = { bytes: 2 * MB, leastPixels: 90, mostPixels: 1000 } as const;
export const DOCUMENT = { bytes: 5 * MB, perCoach: 50 } as const;

/** What a request with a file may have in all: more than any file, so that a file that is too large is told so. */
export const UPLOAD_BYTES = 6 * MB;

/** The kinds of document by the ending of their names. */
export const DOCUMENT_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type DocumentKind = keyof typeof DOCUMENT_TYPES;

/** Who may get a document: its owner alone, or everybody who may see the coach's profile. */
export const VISIBILITIES = ["Private", "Visible to all"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
