import { XmlDocument, XmlElement } from 'libxml2-wasm';

const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  cc: 'http://backend.userland.com/creativeCommonsRssModule',
  dc: 'http://purl.org/dc/elements/1.1/',
  dcterms: 'http://purl.org/dc/terms/',
  prism: 'http://prismstandard.org/namespaces/basic/2.0/',
  map: 'http://www.sitemaps.org/schemas/sitemap/0.9',
};

/** A document as another program reads it; throws where it is not well-formed. */
export function readXml(text: string) {
  const document = XmlDocument.fromString(text);
  return {
    root: document.root.name,
    /** The texts that a path leads to. */
    texts: (xpath: string): string[] => document.find(xpath, namespaces).map((node) => node.content),
    /** An attribute of the first element that a path leads to. */
    attribute: (xpath: string, name: string): string | undefined => {
      const found = document.get(xpath, namespaces);
      return found instanceof XmlElement ? found.attr(name)?.value : undefined;
    },
  };
}
