/** Properties of a file in XMP, which PDF/A wants described. */
export type MetadataSchema = {
  name: string;
  namespace: string;
  prefix: string;
  properties: Record<string, { value: string; type: "Text" | "Integer"; description: string }>;
};

/** That screen readers can read it. */
const PDF_UA: MetadataSchema = {
  name: "PDF/UA Universal Accessibility Schema",
  namespace: "http://www.aiim.org/pdfua/ns/id/",
  prefix: "pdfuaid",
  properties: { part: { value: "1", type: "Integer", description: "Indicates which part of ISO 14289 is followed" } },
};

const valuesOf = ({ namespace, prefix, properties }: MetadataSchema) =>
  `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">
${Object.entries(properties)
  .map(([name, { value }]) => `<${prefix}:${name}>${value}</${prefix}:${name}>`)
  .join("\n")}
</rdf:Description>`;

const descriptionOf = ({ name, namespace, prefix, properties }: MetadataSchema) =>
  `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${name}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Object.entries(properties)
  .map(
    ([property, { type, description }]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${property}</pdfaProperty:name>
<pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join("\n")}
</rdf:Seq></pdfaSchema:property>
</rdf:li>`;

/** The metadata of every file of ours, and of this schema. All descriptions stand in one bag, as XMP demands. */
export function archiveMetadata(schema?: MetadataSchema): string {
  const schemas = schema ? [PDF_UA, schema] : [PDF_UA];
  return `${schemas.map(valuesOf).join("\n")}
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag>
${schemas.map(descriptionOf).join("\n")}
</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}
