import type { Locale } from "@aufwind/rules/locale";
import sharp from "sharp";
import { setVisibility, storePhoto } from "../src/features/storage/commands.ts";
import { addDocument } from "../src/features/storage/documents.ts";
import type { Platform } from "../src/platform/platform.ts";
import type { DemoCoach } from "./coaches/coach.ts";
import { bannerOf, portraitOf } from "./portraits.ts";
import { smallPdf } from "./small-pdf.ts";

type Storing = { userId: string; coach: DemoCoach };

/** The portrait and the banner of a coach, if any. */
export async function storePictures(platform: Platform, { userId, coach }: Storing): Promise<void> {
  const pictures = { profile: portraitOf(coach), banner: bannerOf(coach) };
  for (const role of ["profile", "banner"] as const) {
    const svg = pictures[role];
    if (svg) await storePhoto(platform, userId, { role, bytes: await drawn(svg) });
  }
}

/** Low quality is enough: it is encoded again anyway. */
const drawn = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();

const DOCUMENTS: Record<Locale, { shown: string; hidden: string }> = {
  de: { shown: "Coaching-Zertifikat", hidden: "Versicherungsnachweis" },
  en: { shown: "Coaching certificate", hidden: "Proof of insurance" },
};

/** Two documents: a public certificate and a private proof. */
export async function storeDocuments(platform: Platform, { userId, coach }: Storing): Promise<void> {
  const { shown, hidden } = DOCUMENTS[coach.locale];
  for (const title of [shown, hidden]) {
    const bytes = smallPdf(`${title}: ${coach.firstName} ${coach.lastName}`);
    await addDocument(platform, { ownerId: userId, name: `${title}.pdf`, bytes });
  }
  const path = { folder: "documents", name: `${shown}.pdf` } as const;
  await setVisibility(platform, { ownerId: userId, path, visibility: "Visible to all" });
}
