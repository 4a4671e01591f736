import { idAttribute } from './anchors.ts';
import { captionContent } from './captions.ts';
import { flowContent } from './flow-content.ts';
import { outwardLink } from './article-links.ts';
import { escapeHtml } from './html-text.ts';
import { childrenWithout, descendants } from './xml-tree.ts';
import { webAddress } from './web-address.ts';
import type { BlockRule } from './block-context.ts';
import type { XmlElement } from './xml-tree.ts';

const describedElsewhere = ['label', 'caption', 'object-id', 'alt-text', 'permissions'];

// The picture itself is not part of the XML; its caption still says what the text refers to.
const figure: BlockRule = (element, context) => {
  const id = context.anchors.claim(element.attributes.get('id'));
  const caption = captionContent(element, context) || missingPicture(element);
  const rules = new Map([...context.rules, ['graphic', describedPicture]]);
  const content = flowContent(childrenWithout(element, ...describedElsewhere), { ...context, rules });
  if (caption === '' && content === '') return '';
  const figcaption = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure class="figure"${idAttribute(id)}>${content}${figcaption}</figure>`;
};

function missingPicture(element: XmlElement): string {
  const hasPicture = element.name === 'graphic' || descendants(element, 'graphic').length > 0;
  return hasPicture ? '<span class="missing-figure">[figure]</span>' : '';
}

// A picture in a figure only has something to say when it brings words of its own.
const describedPicture: BlockRule = (element, context) => {
  const caption = captionContent(element, context);
  return caption === '' ? '' : `<div class="supplement-caption">${caption}</div>`;
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
