import { parseXml } from '../../server/domains/articles/jats/parse-xml.ts';
import {
  childAt,
  childElements,
  descendants,
  isElement,
  rawText,
  type XmlElement,
  type XmlNode,
} from '../../server/domains/articles/jats/xml-tree.ts';

/** What an import shows of an article, as HTML. */
export interface Shown {
  readonly text: string;
  readonly references: readonly string[];
}

export interface Losses {
  readonly words: readonly string[];
  readonly references: number;
  readonly notes: readonly string[];
}

// What readers do not see by decision: how to write to authors, numbers for machines, descriptions of pictures that are not there, grants
// beside a statement that names them.
const unseen = new Set(
  `email corresp object-id issn pub-id alt-text long-desc permissions tp:treatment-meta sec-meta mml:annotation
  award-group`.split(/\s+/),
);
// What the page counts by itself, or has a heading of its own for.
const counted = new Map([
  ['label', new Set(['ref', 'ref-list', 'list-item', 'fn', 'mixed-citation'])],
  ['title', new Set(['ref-list'])],
]);

const isUnseen = (element: XmlElement, parent: XmlElement): boolean =>
  unseen.has(element.name) ||
  counted.get(element.name)?.has(parent.name) === true ||
  (element.name === 'fn' && element.attributes.get('fn-type') === 'corresp');

/** Of several forms of one thing one is shown, and TeX without the document around it. */
function piecesOf(parent: XmlElement): string[] {
  return parent.children.flatMap((child: XmlNode) => {
    if (!isElement(child)) return [child];
    if (isUnseen(child, parent) || child.name === 'tex-math') return [];
    return piecesOf(child);
  });
}

/** What announces an address, which is left out, or a DOI, which is a link. */
const announcement = /^\s*doi:|e-?mail:?\s*$/i;

const emailsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const lettersOfHtml = (html: string): string =>
  emailsOf(html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, ' '));

/** The words, references and notes of an article's XML that are nowhere in what is shown; spaces make no difference. */
export function whatIsLost(xml: Uint8Array, { text, references }: Shown): Losses {
  const article = parseXml(xml);
  const meta = childAt(article, 'front', 'article-meta') ?? article;
  const parts = [
    ...childElements(article, 'body', 'back', 'floats-group'),
    ...childElements(meta, 'author-notes', 'funding-group'),
  ];
  const shown = lettersOfHtml([text, ...references].join(' '));
  const isLost = (piece: string): boolean => !shown.includes(emailsOf(piece.replace(announcement, '')));
  const notes = parts.flatMap((part) => descendants(part, 'fn')).filter((note) => !isUnseen(note, article));
  return {
    words: parts
      .flatMap(piecesOf)
      .filter(isLost)
      .flatMap((piece) => piece.trim().split(/\s+/)),
    references: parts.flatMap((part) => descendants(part, 'ref')).length - references.length,
    notes: notes.filter((note) => piecesOf(note).some(isLost)).map((note) => rawText(note).trim().slice(0, 80)),
  };
}
