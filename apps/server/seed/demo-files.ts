import type { Locale } from "@aufwind/rules/locale/locale";
import sharp from "sharp";
import { setVisibility, storePhoto } from "../src/features/storage/commands.ts";
import { addDocument } from "../src/features/storage/documents/commands.ts";
import type { Platform } from "../src/platform/platform.ts";
import type { DemoCoach } from "./coaches/coach.ts";
import { bannerOf, portraitOf } from "./portraits.ts";

type Storing = { userId: string; coach: DemoCoach };

/** The portrait and the banner of a coach, where there are any. */
export async function storePictures(platform: Platform, { userId, coach }: Storing): Promise<void> {
  const pictures = { profile: portraitOf(coach), banner: bannerOf(coach) };
  for (const role of ["profile", "banner"] as const) {
    const svg = pictures[role];
    if (svg) await storePhoto(platform, userId, { role, bytes: await drawn(svg) });
  }
}

/** Quickly: it is made anew in any case. */
const drawn = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();

const DOCUMENTS: Record<Locale, { shown: string; hidden: string }> = {
  de: { shown: "Coaching-Zertifikat", hidden: "Versicherungsnachweis" },
  en: { shown: "Coaching certificate", hidden: "Proof of insurance" },
};

/** Two documents: a certificate for everybody, and a proof that stays private. */
export async function storeDocuments(platform: Platform, { userId, coach }: Storing): Promise<void> {
  const { shown, hidden } = DOCUMENTS[coach.locale];
  for (const title of [shown, hidden]) {
    const bytes = smallPdf(`${title}: ${coach.firstName} ${coach.lastName}`);
    await addDocument(platform, { ownerId: userId, name: `${title}.pdf`, bytes });
  }
  const path = { folder: "documents", name: `${shown}.pdf` } as const;
  await setVisibility(platform, { ownerId: userId, path, visibility: "visibleToAll" });
}

/** One page with one line. */
function smallPdf(line: string): Uint8Array {
  const text = `BT /F1 18 Tf 60 760 Td (${line.replaceAll(/[()\\]/g, "\\$&")}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  // One byte a letter, as the places count; what the font has no letter for becomes another.
  return Buffer.from(body + table + end, "latin1");
}
