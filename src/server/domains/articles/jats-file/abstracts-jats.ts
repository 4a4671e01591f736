import type { OtherAbstract, RichText, Translation } from '../../../../contracts/article-parts.ts';
import type { XmlElement } from '../write-xml.ts';
import { isElement } from '../jats/xml-tree.ts';
import { only } from './parts-jats.ts';
import { htmlTree, isA } from './html-tree.ts';
import { inlineJats, inTitle, plainWords, type Writing } from './inline-jats.ts';
import { sectioned } from './section-jats.ts';
import { xmlLanguage } from './xml-values.ts';

/** What an abstract holds: a heading of its own, paragraphs, sections. */
function contentOf(html: string, title: string | null, writing: Writing): XmlElement[] {
  const nodes = htmlTree(html);
  const [first] = nodes;
  const heading = first !== undefined && isElement(first) && isA(first, 'p.title') ? first : null;
  const parts = only(['p', 'sec'], sectioned(heading === null ? nodes : nodes.slice(1), writing));
  const [sole] = parts;
  // The rules do not want a single section.
  const isSole = parts.length === 1 && sole?.[0] === 'sec';
  const content = isSole && typeof sole[2] !== 'string' ? sole[2].filter(isWritten).flatMap(withoutTitle) : parts;
  if (title !== null) return [['title', {}, title], ...content];
  const words = heading?.children.flatMap((child) => (isA(child, 'b') ? child.children : [child]));
  return [...(words ? [['title', {}, inlineJats(words, inTitle, writing)] as const] : []), ...content];
}

/** The title of a section becomes a paragraph where the section is no longer one. */
function withoutTitle(part: XmlElement): XmlElement[] {
  if (part[0] !== 'title') return [part];
  return part[2].length === 0 ? [] : [['p', { 'content-type': 'title' }, part[2]]];
}

const isWritten = (node: XmlElement | string): node is XmlElement => typeof node !== 'string';

export const abstractJats = (html: string, writing: Writing): XmlElement[] =>
  html === '' ? [] : [['abstract', {}, contentOf(html, null, writing)]];

/** Types that announce a picture or a film, which is not kept. */
const pictured = /graphic|visual|video|audio/;

export function otherAbstractJats({ title, html, language }: OtherAbstract, own: string, writing: Writing): XmlElement {
  const type = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return [
    'abstract',
    {
      'abstract-type': pictured.test(type) || type === '' ? 'summary' : type,
      ...(language !== own && { 'xml:lang': xmlLanguage(language) }),
    },
    contentOf(html, title, writing),
  ];
}

export const translatedTitleJats = ({ language, title }: Translation, writing: Writing): XmlElement[] =>
  title === null
    ? []
    : [['trans-title-group', { 'xml:lang': xmlLanguage(language) }, [['trans-title', {}, richJats(title, writing)]]]];

export const translatedAbstractJats = ({ language, abstractHtml }: Translation, writing: Writing): XmlElement[] =>
  abstractHtml === null
    ? []
    : [['trans-abstract', { 'xml:lang': xmlLanguage(language) }, contentOf(abstractHtml, null, writing)]];

/** A title with its typography. */
export const richJats = ({ html }: RichText, writing: Writing) => inlineJats(htmlTree(html), inTitle, writing);

export const keywordsJats = (keywords: readonly RichText[], language: string, writing: Writing): XmlElement[] =>
  keywords.length === 0
    ? []
    : [
        [
          'kwd-group',
          { 'kwd-group-type': 'author', 'xml:lang': xmlLanguage(language) },
          keywords.map(({ html }): XmlElement => ['kwd', {}, inlineJats(htmlTree(html), plainWords, writing)]),
        ],
      ];
