import { idAttribute } from './anchors.ts';
import { captionContent } from './captions.ts';
import { flowContent } from './flow-content.ts';
import { outwardLink } from './article-links.ts';
import { escapeHtml } from './html-text.ts';
import { pictureHtml } from './pictures.ts';
import { childAt, childrenWithout, descendants, textOf } from './xml-tree.ts';
import { webAddress } from './web-address.ts';
import type { BlockContext, BlockRule } from './block-context.ts';
import type { XmlElement } from './xml-tree.ts';

const describedElsewhere = ['label', 'caption', 'object-id', 'alt-text', 'permissions'];

// Without its picture, a figure still has the caption that the text refers to.
const figure: BlockRule = (element, context) => {
  const id = context.anchors.claim(element.attributes.get('id'));
  const words = textOf(childAt(element, 'alt-text')) || textOf(childAt(element, 'label'));
  const described = captionContent(element, context);
  const rules = new Map([...context.rules, ['graphic', describedPicture(words)]]);
  const inside = flowContent(childrenWithout(element, ...describedElsewhere), { ...context, rules });
  const content = (element.name === 'graphic' ? picture(element, words, context) : '') + inside;
  const caption = described || (content.includes('<img ') ? '' : missingPicture(element));
  if (caption === '' && content === '') return '';
  const figcaption = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure class="figure"${idAttribute(id)}>${content}${figcaption}</figure>`;
};

function missingPicture(element: XmlElement): string {
  const hasPicture = element.name === 'graphic' || descendants(element, 'graphic').length > 0;
  return hasPicture ? '<span class="missing-figure">[figure]</span>' : '';
}

function picture(graphic: XmlElement, words: string, { findPicture }: BlockContext): string {
  const found = findPicture(graphic.attributes.get('xlink:href')?.trim() ?? '');
  return found === null ? '' : pictureHtml(found, textOf(childAt(graphic, 'alt-text')) || words);
}

// Beside the picture, only words of its own are shown.
const describedPicture =
  (words: string): BlockRule =>
  (element, context) => {
    const caption = captionContent(element, context);
    const described = caption === '' ? '' : `<div class="supplement-caption">${caption}</div>`;
    return picture(element, words, context) + described;
  };

const supplement: BlockRule = (element, context) => {
  const id = context.anchors.claim(element.attributes.get('id'));
  const described = captionContent(element, context);
  const content = flowContent(childrenWithout(element, ...describedElsewhere), context);
  const file = element.attributes.get('xlink:href') ?? '';
  const address = webAddress(file);
  const name = address === null ? escapeHtml(file.trim()) : outwardLink(address, escapeHtml(address));
  const link = name === '' ? '' : `<p class="supplement-link">${name}</p>`;
  const caption = described === '' ? '' : `<div class="supplement-caption">${described}</div>`;
  const whole = caption + content + link;
  return whole === '' ? '' : `<div class="supplement"${idAttribute(id)}>${whole}</div>`;
};

/** Rules for figures, films and supplementary files. */
export const figureRules: readonly [string, BlockRule][] = [
  ['fig', figure],
  ['chem-struct-wrap', figure],
  ['graphic', figure],
  ['media', supplement],
  ['supplementary-material', supplement],
];
