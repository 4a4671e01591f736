import { idAttribute } from './anchors.ts';
import { captionContent } from './captions.ts';
import { flowContent } from './flow-content.ts';
import { outwardLink } from './article-links.ts';
import { childrenWithout } from './xml-tree.ts';
import { webAddress } from './web-address.ts';
import type { BlockRule } from './block-context.ts';

const describedElsewhere = [
  'label',
  'caption',
  'graphic',
  'media',
  'alternatives',
  'object-id',
  'alt-text',
  'permissions',
];

// The picture itself is not part of the XML; its caption still says what the text refers to.
const figure: BlockRule = (element, context) => {
  const id = context.anchors.claim(element.attributes.get('id'));
  const caption = captionContent(element, context);
  const content = flowContent(childrenWithout(element, ...describedElsewhere), context);
  if (caption === '' && content === '') return '';
  const figcaption = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure class="figure"${idAttribute(id)}>${content}${figcaption}</figure>`;
};

const supplement: BlockRule = (element, context) => {
  const id = context.anchors.claim(element.attributes.get('id'));
  const described = captionContent(element, context);
  const content = flowContent(childrenWithout(element, ...describedElsewhere), context);
  const address = webAddress(element.attributes.get('xlink:href'));
  const link = address === null ? '' : `<p class="supplement-link">${outwardLink(address, address)}</p>`;
  const caption = described === '' ? '' : `<div class="supplement-caption">${described}</div>`;
  const whole = caption + content + link;
  return whole === '' ? '' : `<div class="supplement"${idAttribute(id)}>${whole}</div>`;
};

/** Rules for figures and supplementary files. */
export const figureRules: readonly [string, BlockRule][] = [
  ['fig', figure],
  ['chem-struct-wrap', figure],
  ['supplementary-material', supplement],
];
