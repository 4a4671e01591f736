import { XmlDocument } from 'libxml2-wasm';

const namespaces = {
  c: 'http://www.crossref.org/schema/5.4.0',
  j: 'http://www.ncbi.nlm.nih.gov/JATS1',
  a: 'http://www.crossref.org/AccessIndicators.xsd',
  r: 'http://www.crossref.org/relations.xsd',
};

/** A deposit as Crossref reads it. */
export function readDeposit(xml: string) {
  const document = XmlDocument.fromString(xml);
  return {
    /** The texts that a path leads to. */
    texts: (xpath: string): string[] => document.find(xpath, namespaces).map((node) => node.content),
  };
}
