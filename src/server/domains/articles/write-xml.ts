import Builder from 'fast-xml-builder';

/** An element: name, attributes, and text or children. */
export type XmlElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly XmlElement[],
];

/** What XML 1.0 has no place for (its production 2), not even as a reference. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const inXml = (text: string) => text.replace(notInXml, '');

const builder = new Builder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
});

/** The library's own form, which preserves the order of elements. */
function nodeOf([name, attributes, content]: XmlElement): object {
  const within = typeof content === 'string' ? [{ '#text': inXml(content) }] : content.map(nodeOf);
  const written = Object.entries(attributes).map(([key, value]) => [key, inXml(value)] as const);
  return { [name]: content === '' ? [] : within, ':@': Object.fromEntries(written) };
}

/** An XML document; names with a question mark go before its root. Leaves out characters that XML forbids. */
export function writeXml(...elements: readonly XmlElement[]): string {
  const declaration: XmlElement = ['?xml', { version: '1.0', encoding: 'UTF-8' }, ''];
  return `${builder.build([declaration, ...elements].map(nodeOf)).trim()}\n`;
}
