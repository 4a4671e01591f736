import {
  ParseOption,
  XmlCData,
  XmlDocument,
  XmlElement as LibXmlElement,
  XmlEntityReference,
  XmlLibError,
  XmlText,
} from 'libxml2-wasm';
import * as t from '../../../../messages/article-responses.ts';
import { foldWhitespace } from './html-text.ts';
import { UnreadableArticle } from './read-article-file.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

const LARGEST_XML_BYTES = 20 * 1024 * 1024;

// Never open anything outside of the file; the parser's own limits on depth and expansion stay on.
const offline: ParseOption =
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_SYS_CATALOG |
  ParseOption.XML_PARSE_BIG_LINES;

// A string is decoded already, so the encoding that its first line declares no longer holds.
const offlineDecoded: ParseOption = offline | ParseOption.XML_PARSE_IGNORE_ENC;

const prefixes = new Map([
  ['', ''],
  ['http://www.plazi.org/taxpub', 'tp:'],
  ['http://www.w3.org/1998/Math/MathML', 'mml:'],
  ['http://www.w3.org/1999/xlink', 'xlink:'],
  ['http://www.w3.org/XML/1998/namespace', 'xml:'],
  ['http://www.niso.org/schemas/ali/1.0/', 'ali:'],
  ['http://www.niso.org/standards/z39-96/ns/oasis-exchange/table', 'oasis:'],
  ['http://docs.oasis-open.org/ns/oasis-exchange/table', 'oasis:'],
]);

/** The prefixes that the document types of JATS declare, so that a file need not. */
const declaredByType = [
  ['ali', 'http://www.niso.org/schemas/ali/1.0/'],
  ['mml', 'http://www.w3.org/1998/Math/MathML'],
  ['tp', 'http://www.plazi.org/taxpub'],
  ['xlink', 'http://www.w3.org/1999/xlink'],
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
] as const;

const noAttributes: ReadonlyMap<string, string> = new Map();

/** Parses XML without opening anything else, and gives back the root as a plain tree. */
export function parseXml(xml: string | Uint8Array): XmlElement {
  const bytes = typeof xml === 'string' ? new TextEncoder().encode(xml) : xml;
  if (bytes.byteLength > LARGEST_XML_BYTES) {
    throw new UnreadableArticle(t.xmlTooLarge());
  }
  if (bytes.byteLength === 0) throw new UnreadableArticle(t.xmlEmpty());

  const document = openDocument(madeReadable(bytes), typeof xml === 'string' ? offlineDecoded : offline);
  try {
    return plainElement(document.root);
  } finally {
    document.dispose();
  }
}

// Comments and CDATA are named so that what looks like an instruction inside them stays; the XML declaration stays, too.
const instructions = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?(?!xml\s)[\s\S]*?\?>/g;

// The root, and before it comments, which may hold what looks like one.
const commentOrRoot = /<!--[\s\S]*?-->|<article(?=[\s/>])[^>]*/g;

// The library cannot skip processing instructions, which contain nothing of the article. Latin 1 preserves every byte.
function madeReadable(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const stepped = text.replace(instructions, (found) => (found.startsWith('<?') ? '' : found));
  return Buffer.from(withPrefixes(stepped), 'latin1');
}

function withPrefixes(text: string): string {
  const root = rootTag(text);
  if (root === null) return text;
  const missing = declaredByType.filter(([prefix]) => !new RegExp(`\\sxmlns:${prefix}\\s*=`).test(root[0]));
  const end = root.index + '<article'.length;
  const declarations = missing.map(([prefix, address]) => ` xmlns:${prefix}="${address}"`).join('');
  return text.slice(0, end) + declarations + text.slice(end);
}

function rootTag(text: string): RegExpExecArray | null {
  for (const found of text.matchAll(commentOrRoot)) if (found[0].startsWith('<article')) return found;
  return null;
}

function openDocument(bytes: Uint8Array, option: ParseOption): XmlDocument {
  try {
    return XmlDocument.fromBuffer(bytes, { option });
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    const first = error.details[0];
    const cause = foldWhitespace(first?.message ?? '') || t.noXml();
    throw new UnreadableArticle(t.notWellFormed({ cause }), first?.line ?? null);
  }
}

function plainElement(element: LibXmlElement): XmlElement {
  const children: XmlNode[] = [];
  for (let child = element.firstChild; child !== null; child = child.next) {
    if (child instanceof LibXmlElement) children.push(plainElement(child));
    else if (child instanceof XmlText || child instanceof XmlCData) children.push(child.content);
    else if (child instanceof XmlEntityReference) throw unresolvedEntity(child);
  }
  return { name: qualifiedName(element), attributes: attributesOf(element), children };
}

function attributesOf(element: LibXmlElement): ReadonlyMap<string, string> {
  const attributes = element.attrs;
  if (attributes.length === 0) return noAttributes;
  return new Map(attributes.map((attribute) => [qualifiedName(attribute), attribute.value]));
}

function qualifiedName({ name, namespaceUri }: { name: string; namespaceUri: string }): string {
  const prefix = prefixes.get(namespaceUri) ?? (namespaceUri.includes('jats.nlm.nih.gov') ? '' : 'other:');
  return prefix + name;
}

// An entity may be defined in a file that we do not open; dropping it would silently change the text.
function unresolvedEntity(reference: XmlEntityReference): UnreadableArticle {
  const reason = t.unknownEntity({ name: reference.name });
  return new UnreadableArticle(reason, reference.parent?.line ?? null);
}
