import type { Attachment } from "pdfmake/interfaces.js";

const FILE = "factur-x.xml";
const NAMESPACE = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const PROPERTIES = {
  DocumentType: ["INVOICE", "INVOICE"],
  DocumentFileName: [FILE, "Name of the embedded XML invoice file"],
  Version: ["1.0", "The actual version of the Factur-X XML schema"],
  ConformanceLevel: ["EN 16931", "The conformance level of the embedded Factur-X data"],
} as const;

const values = Object.entries(PROPERTIES).map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`);
const descriptions = Object.entries(PROPERTIES).map(
  ([name, [, description]]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
);

/** What a ZUGFeRD file says of itself; PDF/A wants the words described that it does not know. */
export const FACTUR_X_METADATA = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${values.join("\n")}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${descriptions.join("\n")}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

type Enclosed = { xml: string; description: string; date: Date };

/** The same invoice as data, enclosed under the name that readers look for. */
export function facturX({ xml, description, date }: Enclosed): Record<string, Attachment> {
  const file = {
    src: `data:text/xml;base64,${Buffer.from(xml).toString("base64")}`,
    name: FILE,
    description,
    relationship: "Alternative",
    creationDate: date,
    modifiedDate: date,
  };
  return { [FILE]: file };
}
