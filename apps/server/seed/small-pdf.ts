const LINE = 28;

/** One page with a heading and a few lines below it. */
export function smallPdf(heading: string, lines: readonly string[] = []): Uint8Array {
  const text = [
    `BT /F1 18 Tf 60 760 Td (${escaped(heading)}) Tj`,
    ...lines.map((line, place) => `/F1 12 Tf 0 -${place === 0 ? 2 * LINE : LINE} Td (${escaped(line)}) Tj`),
    "ET",
  ].join("\n");
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
  // One byte per letter, since offsets count bytes; letters that the font lacks are replaced.
  return Buffer.from(body + table + end, "latin1");
}

const escaped = (line: string) => line.replaceAll(/[()\\]/g, "\\$&");
