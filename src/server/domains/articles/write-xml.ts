import Builder from 'fast-xml-builder';

/** An element: name, attributes, and its text or its children. Children can be elements and text in turn. */
export type XmlElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly XmlNode[],
];

export type XmlNode = XmlElement | string;

/** What XML 1.0 has no place for (its production 2), not even as a reference. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const inXml = (text: string) => text.replace(notInXml, '');

const form = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
};
const inLines = new Builder({ ...form, format: true });
const asItIs = new Builder({ ...form, format: false });

/** The library's own form, which preserves the order of elements. */
function nodeOf(node: XmlNode): object {
  if (typeof node === 'string') return { '#text': inXml(node) };
  const [name, attributes, content] = node;
  const within = typeof content === 'string' ? [nodeOf(content)] : content.map(nodeOf);
  const written = Object.entries(attributes).map(([key, value]) => [key, inXml(value)] as const);
  return { [name]: content === '' ? [] : within, ':@': Object.fromEntries(written) };
}

const declaration: XmlElement = ['?xml', { version: '1.0', encoding: 'UTF-8' }, ''];

/** An XML document; names with a question mark go before its root. Leaves out characters that XML forbids. */
export const writeXml = (...elements: readonly XmlElement[]): string =>
  `${inLines.build([declaration, ...elements].map(nodeOf)).trim()}\n`;

/** The same for a document with elements among text: no space is added between elements. */
export const writeMixedXml = (root: XmlElement): string =>
  `${asItIs.build([declaration].map(nodeOf)).trim()}\n${asItIs.build([nodeOf(root)]).trim()}\n`;
