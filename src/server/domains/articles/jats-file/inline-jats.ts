import type { XmlElement as WrittenElement, XmlNode as Written } from '../write-xml.ts';
import { foldWhitespace } from '../jats/html-text.ts';
import { isElement, rawText, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';
import { classOf, isA } from './html-tree.ts';
import { mathMl } from './math-jats.ts';
import type { TextIds } from './text-ids.ts';
import { xmlAddress } from './xml-values.ts';

type WriteBlocks = (nodes: readonly XmlNode[], writing: Writing) => WrittenElement[];

/** What a text needs to be written. */
export interface Writing {
  readonly ids: TextIds;
  /** Notes that are listed at the end of the HTML, and within the sentence in JATS. */
  readonly notes: ReadonlyMap<string, XmlElement>;
  readonly siteUrl: string;
  /** Where the XML finds the picture that has this address in the text. */
  readonly pictureAt: (address: string) => string;
  /** Where people read the article. */
  readonly address: string;
  /** How blocks are written, and how blocks and sections in places that hold both. */
  readonly blocks: WriteBlocks;
  readonly sections: WriteBlocks;
}

/** The elements that a place allows, in addition to words and their typography. */
export interface Place {
  readonly links: boolean;
  /** A link to another part of the article, or a note. */
  readonly marks: boolean;
  readonly formulas: boolean;
  readonly breaks: boolean;
}

export const inText: Place = { links: true, marks: true, formulas: true, breaks: false };
export const inTitle: Place = { ...inText, breaks: true };
export const inCitation: Place = { ...inText, marks: false };
export const inLabel: Place = { links: false, marks: false, formulas: true, breaks: false };
export const inFormula: Place = { links: true, marks: false, formulas: true, breaks: true };
export const plainWords: Place = { links: false, marks: false, formulas: false, breaks: false };

const typography = new Map<string, readonly [name: string, attributes: Record<string, string>]>([
  ['i', ['italic', {}]],
  ['em', ['italic', {}]],
  ['b', ['bold', {}]],
  ['strong', ['bold', {}]],
  ['sub', ['sub', {}]],
  ['sup', ['sup', {}]],
  ['u', ['underline', {}]],
  ['s', ['strike', {}]],
  ['code', ['monospace', {}]],
  ['span.small-caps', ['sc', {}]],
  ['span.taxon-name', ['named-content', { 'content-type': 'taxon-name' }]],
]);

/** Inline HTML as JATS has it in a place. */
export function inlineJats(nodes: readonly XmlNode[], place: Place, writing: Writing): Written[] {
  return nodes.flatMap((node) => (isElement(node) ? inlineElement(node, place, writing) : [node]));
}

function inlineElement(element: XmlElement, place: Place, writing: Writing): Written[] {
  const { name, children } = element;
  if (name === 'br') return [place.breaks ? ['break', {}, ''] : ' '];
  if (name === 'a') return link(element, place, writing);
  const formula = formulaOf(element, writing);
  if (formula !== null) return place.formulas ? [['inline-formula', {}, [formula]]] : [rawText(element)];
  const note = place.marks && name === 'sup' ? noteOf(element, writing) : null;
  if (note !== null) return [note];
  const written = typography.get(name) ?? typography.get(`${name}.${classOf(element)}`);
  const within = inlineJats(children, place, writing);
  return written === undefined ? within : [[written[0], written[1], within]];
}

/** A formula without the element around it; null for anything else. */
export function formulaOf(element: XmlElement, { address }: Writing): Written | null {
  if (element.name === 'math') return mathMl(element);
  if (isA(element, 'code.tex')) return ['tex-math', {}, rawText(element)];
  // The source has it as a picture, which is not here.
  return isA(element, 'span.missing-formula') ? ['inline-graphic', { 'xlink:href': address }, ''] : null;
}

const noteParagraphs = (note: XmlElement, writing: Writing): Written[] => {
  const blocks = writing.blocks(note.children, writing);
  return blocks.length === 0 ? [['p', {}, '']] : blocks.map((block) => (block[0] === 'p' ? block : ['p', {}, [block]]));
};

function noteOf(mark: XmlElement, writing: Writing): Written | null {
  const [anchor, ...others] = mark.children;
  if (anchor === undefined || others.length > 0 || !isA(anchor, 'a')) return null;
  const id = anchor.attributes.get('href')?.slice(1) ?? '';
  const note = writing.notes.get(id);
  return note ? ['fn', writing.ids.claim(id), noteParagraphs(note, writing)] : null;
}

function link(element: XmlElement, place: Place, writing: Writing): Written[] {
  const { children } = element;
  const address = element.attributes.get('href') ?? '';
  const target = address.startsWith('#') ? writing.ids.target(address.slice(1)) : null;
  if (target !== null && place.marks) {
    const attributes = { 'ref-type': target.kind, rid: target.rid };
    return [['xref', attributes, inlineJats(children, plainWords, writing)]];
  }
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(address) || !place.links) return inlineJats(children, place, writing);
  return [externalLink(address, children, writing)];
}

/** A link to elsewhere. One whose words are an address says where it leads, as the rules for accessibility ask. */
function externalLink(address: string, children: readonly XmlNode[], writing: Writing): Written {
  const whole = address.startsWith('/') ? writing.siteUrl + address : address;
  const words = foldWhitespace(children.map(rawText).join(''));
  const isBare = words === '' || words === whole || /^(?:https?|s?ftp):\/\//.test(words);
  const title: Record<string, string> = isBare && URL.canParse(whole) ? { 'xlink:title': new URL(whole).host } : {};
  const attributes = { 'ext-link-type': 'uri', 'xlink:href': xmlAddress(whole), ...title };
  return ['ext-link', attributes, inlineJats(children, plainWords, writing)];
}

/** The words of the only child of a class, and the nodes without it. */
export function takeOut(nodes: readonly XmlNode[], selector: string): [XmlElement | null, XmlNode[]] {
  const found = nodes.find((node) => isA(node, selector));
  return [found !== undefined && isElement(found) ? found : null, nodes.filter((node) => node !== found)];
}
