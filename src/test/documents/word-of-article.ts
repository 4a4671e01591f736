import { convert } from 'pandoc-wasm';
import sharp from 'sharp';
import { htmlTree, isA } from '../../server/domains/articles/jats-file/html-tree.ts';
import { readJatsArticle } from '../../server/domains/articles/jats/read-jats-article.ts';
import {
  descendants,
  isElement,
  rawText,
  type XmlElement,
  type XmlNode,
} from '../../server/domains/articles/jats/xml-tree.ts';
import { anElement, writeHtml } from '../../server/domains/articles/text/html-nodes.ts';

const address = '/api/files/01234567-89ab-cdef-0123-456789abcdef';

/** What is counted of a text, before it is a Word document and after. */
export const countedParts = [
  'words',
  'headings',
  'figures',
  'captions',
  'tables',
  'equations',
  'references',
  'links',
] as const;
export type PartCounts = Record<(typeof countedParts)[number], number>;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const spacedText = (node: XmlNode): string => {
  if (!isElement(node)) return node;
  const { name, children } = node;
  if (name === 'math' || name === 'code') return ' ';
  const text = children.map(spacedText).join('');
  return /^(?:p|h\d|li|td|th|div|figcaption|section|span|dt|dd)$/u.test(name) ? `${text} ` : text;
};

/** The words of a text outside of its equations, and how many parts of each kind it has. */
export function partsOf(bodyHtml: string, references: readonly { readonly html: string }[]) {
  const whole: XmlElement = { name: 'div', attributes: new Map(), children: htmlTree(bodyHtml) };
  const all = (name: string) => descendants(whole, name);
  const cited = references.map(({ html }) => htmlTree(html).map(rawText).join(''));
  const words = wordsIn([spacedText(whole), ...cited].join(' '));
  const figures = all('figure').filter((one) => isA(one, 'figure.figure') && descendants(one, 'img').length > 0);
  const counts: PartCounts = {
    words: words.length,
    headings: ['h2', 'h3', 'h4', 'h5', 'h6'].flatMap(all).length,
    figures: figures.length,
    captions: figures.filter((one) => descendants(one, 'span').some((span) => isA(span, 'span.label'))).length,
    tables: all('table').length,
    equations: all('math').length,
    references: references.length,
    links: all('a').filter((link) => link.attributes.get('href')?.startsWith('#')).length,
  };
  return { words: tally(words), counts };
}

/** How many of some words another text has, too. */
export function keptWords(words: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  return [...words].reduce((sum, [word, times]) => sum + Math.min(times, others.get(word) ?? 0), 0);
}

/** A caption as authors write it: a paragraph. */
const captionParagraph = (caption: XmlElement | undefined): XmlNode[] =>
  caption === undefined
    ? []
    : [
        anElement(
          'p',
          {},
          caption.children.flatMap((node) => {
            if (isA(node, 'span.label')) return [`${rawText(node).replace(/\.$/u, '')}.`];
            return isA(node, 'p') ? [' ', ...node.children] : [node];
          }),
        ),
      ];

/** The HTML of the reading page as authors write: without links within it, captions as paragraphs, numbers beside equations. */
function asWritten(node: XmlNode, keepsFigures: boolean): XmlNode[] {
  if (!isElement(node)) return [node];
  const children = node.children.flatMap((child) => asWritten(child, keepsFigures));
  const made = { ...node, children };
  const href = node.attributes.get('href');
  if (node.name === 'a') return href?.startsWith('http') ? [made] : children;
  if (node.name === 'img') return [anElement('img', { src: 'picture.png', alt: node.attributes.get('alt') }, [])];
  if (isA(node, 'div.formula')) return [anElement('p', {}, children)];
  const caption = children.filter(isElement).find((child) => isA(child, 'figcaption'));
  const rest = children.filter((child) => child !== caption);
  if (isA(node, 'figure.table')) return [...captionParagraph(caption), ...rest];
  if (isA(node, 'figure.figure') && descendants(made, 'img').length > 0 && !keepsFigures)
    return [anElement('p', {}, rest), ...captionParagraph(caption)];
  if (isA(node, 'figure.figure') && caption !== undefined) {
    const [paragraph] = captionParagraph(caption);
    const words = paragraph !== undefined && isElement(paragraph) ? paragraph.children : [];
    return descendants(made, 'img').length === 0
      ? captionParagraph(caption)
      : [anElement('figure', {}, [...rest, anElement('figcaption', {}, words)])];
  }
  return [made];
}

/** A real article as its authors could have sent it: a Word document, and what it has. `keepsFigures`: as pandoc writes them. */
export async function wordOfArticle(jats: Buffer, keepsFigures: boolean) {
  const article = readJatsArticle(jats, () => ({ address, width: 900, height: 400 }));
  const bodyHtml = article.body?.html ?? '';
  const body = htmlTree(bodyHtml).flatMap((node) => asWritten(node, keepsFigures));
  const cited = article.references.map(({ label, html }) => {
    const number = /^\[?\d+\]?\.?$/u.test(label ?? '') ? `${/\d+/u.exec(label ?? '')?.[0]}. ` : '';
    return `<p>${number}${html}</p>`;
  });
  const html = `<h2>Introduction</h2>${writeHtml(body)}<h2>References</h2>${cited.join('')}`;
  const picture = await sharp({ create: { width: 900, height: 400, channels: 3, background: 'tan' } })
    .png()
    .toBuffer();
  const files = { 'in.html': new Blob([html]), 'picture.png': new Blob([Uint8Array.from(picture)]) };
  const options = { from: 'html', to: 'docx', standalone: true, 'input-files': ['in.html'], 'output-file': 'out.docx' };
  const written = await convert(options, '', files);
  const docx = Buffer.from((await written.files['out.docx']?.arrayBuffer()) ?? new ArrayBuffer(0));
  return { docx, ...partsOf(bodyHtml, article.references) };
}
