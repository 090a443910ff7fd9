import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from "pdf-lib";

const name = PDFName.of;
const textOf = (value: PDFObject | undefined) => (value === undefined ? undefined : String(value));

/** What ISO 19005-3 (PDF/A-3b) asks for and a reader of the file can tell; nobody has drawn a page for it. */
export async function pdfAFindings(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return [
    ...fileFindings(bytes, pdf),
    ...metadataFindings(pdf),
    ...outputFindings(pdf),
    ...objectFindings(pdf),
    ...attachmentFindings(pdf),
  ];
}

/** 6.1: header, identity, no encryption; 6.6: nothing that acts by itself. */
function fileFindings(bytes: Uint8Array, { context, catalog }: PDFDocument): string[] {
  const head = Buffer.from(bytes.subarray(0, 20)).toString("latin1");
  const { ID, Encrypt } = context.trailerInfo;
  return [
    ...(/^%PDF-1\.[0-7]\n%[\x80-\xff]{4}/.test(head) ? [] : ["the header has no binary comment"]),
    ...(ID instanceof PDFArray && ID.size() === 2 ? [] : ["the file has no identity"]),
    ...(Encrypt ? ["the file is encrypted"] : []),
    ...["OpenAction", "AA", "Requirements", "NeedsRendering"].filter((key) => catalog.has(name(key))),
  ];
}

/** 6.6.2: XMP in plain bytes, which says the same as the information dictionary. */
function metadataFindings(pdf: PDFDocument): string[] {
  const stream = pdf.context.lookup(pdf.catalog.get(name("Metadata")));
  if (!(stream instanceof PDFRawStream)) return ["there is no metadata"];
  if (stream.dict.has(name("Filter"))) return ["the metadata is packed"];
  const xmp = Buffer.from(stream.contents).toString("utf8");
  const created = pdf.getCreationDate()?.toISOString().replace(".000Z", "Z");
  const wanted = {
    part: "<pdfaid:part>3</pdfaid:part>",
    conformance: "<pdfaid:conformance>B</pdfaid:conformance>",
    title: `<rdf:li xml:lang="x-default">${pdf.getTitle()}</rdf:li>`,
    producer: `<pdf:Producer>${pdf.getProducer()}</pdf:Producer>`,
    creator: `<xmp:CreatorTool>${pdf.getCreator()}</xmp:CreatorTool>`,
    created: `<xmp:CreateDate>${created}</xmp:CreateDate>`,
  };
  return Object.entries(wanted).flatMap(([key, said]) => (xmp.includes(said) ? [] : [`metadata: ${key}`]));
}

/** 6.2.3: colours have one meaning, by an embedded profile of three components. */
function outputFindings({ context, catalog }: PDFDocument): string[] {
  const intents = catalog.lookupMaybe(name("OutputIntents"), PDFArray);
  const intent = intents?.lookup(0, PDFDict);
  if (textOf(intent?.get(name("S"))) !== "/GTS_PDFA1") return ["there is no output intent"];
  const profile = context.lookup(intent?.get(name("DestOutputProfile")));
  const isProfile = profile instanceof PDFRawStream && textOf(profile.dict.get(name("N"))) === "3";
  return isProfile ? [] : ["the output intent has no profile"];
}

/** 6.2.11: fonts are embedded; 6.2.10: nothing shines through; 6.1.7: no LZW; 6.5 and 6.6: no scripts, no forms. */
function objectFindings({ context }: PDFDocument): string[] {
  return context.enumerateIndirectObjects().flatMap(([reference, object]) => {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return [];
    const has = (key: string) => dict.has(name(key));
    const is = (key: string, value: string) => textOf(dict.get(name(key))) === value;
    const isFontFile = ["FontFile", "FontFile2", "FontFile3"].some(has);
    const isOpaque = (key: string) => !has(key) || is(key, "1");
    return [
      is("Type", "/FontDescriptor") && !isFontFile && "a font is not embedded",
      is("Subtype", "/Type1") && !has("FontDescriptor") && "a font of the reader is used",
      is("Type", "/ExtGState") && !(isOpaque("ca") && isOpaque("CA")) && "something shines through",
      has("SMask") && !is("SMask", "/None") && "something has a soft mask",
      is("Filter", "/LZWDecode") && "something is packed with LZW",
      ["/JavaScript", "/Launch", "/SubmitForm"].some((kind) => is("S", kind)) && "something acts",
      has("XFA") && "there is a form",
    ]
      .filter((finding) => finding !== false)
      .map((finding) => `${reference}: ${finding}`);
  });
}

/** 6.8: an embedded file has both names, its type, its time, and its relation to the document. */
function attachmentFindings({ context, catalog }: PDFDocument): string[] {
  const files = catalog.lookupMaybe(name("AF"), PDFArray);
  const specifications = files ? files.asArray().map((each) => context.lookup(each, PDFDict)) : [];
  return specifications.flatMap((file) => {
    const data = file.lookup(name("EF"), PDFDict).lookup(name("F"));
    const dict = data instanceof PDFRawStream ? data.dict : undefined;
    const isDated = dict?.lookup(name("Params"), PDFDict).has(name("ModDate"));
    return [
      ...["F", "UF", "AFRelationship", "Desc"].filter((key) => !file.has(name(key))),
      ...(dict?.has(name("Subtype")) ? [] : ["the embedded file has no type"]),
      ...(isDated ? [] : ["the embedded file has no time"]),
    ];
  });
}
