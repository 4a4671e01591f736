import type { XmlElement as WrittenElement } from '../write-xml.ts';
import { childElements, descendants, textOf, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';
import { labelJats, only, paragraphsJats, titleJats } from './parts-jats.ts';
import { isA } from './html-tree.ts';
import { takeOut, type Writing } from './inline-jats.ts';
import { xmlAddress } from './xml-values.ts';

/** Label and caption of a figure, a table or a file. */
export function captionJats(caption: XmlElement | null, writing: Writing): WrittenElement[] {
  if (caption === null) return [];
  const [label, unlabelled] = takeOut(caption.children, 'span.label');
  const [title, rest] = takeOut(unlabelled, 'span.caption-title');
  const hasText = rest.some((node) => typeof node !== 'string' || node.trim() !== '');
  const content = [
    ...(title === null ? [] : [titleJats('title', title.children, writing)]),
    ...(hasText ? paragraphsJats(rest, writing) : []),
  ];
  return [...labelJats(label, writing), ...(content.length === 0 ? [] : [['caption', {}, content] as const])];
}

/** A picture at its own address; one that did not come with the article at that of its place in the text. */
function graphicJats(image: XmlElement | null, words: string, place: string, writing: Writing): WrittenElement {
  const source = image?.attributes.get('src');
  const address = source === undefined ? place : writing.pictureAt(source);
  return ['graphic', { 'xlink:href': address }, [['alt-text', {}, image?.attributes.get('alt') ?? words]]];
}

const inFigures = ['p', 'disp-formula', 'disp-quote', 'table-wrap', 'list', 'def-list', 'graphic', 'preformat'];

/** A figure. The rules want a picture and words for it in each. */
export function figureJats(element: XmlElement, writing: Writing): WrittenElement[] {
  const [caption, rest] = takeOut(element.children, 'figcaption');
  const id = element.attributes.get('id');
  const isUncaptioned =
    caption !== null && descendants(caption, 'span').some((span) => isA(span, 'span.missing-figure'));
  const described = isUncaptioned ? [] : captionJats(caption, writing);
  const label = childElements(caption ?? element, 'span').find((span) => isA(span, 'span.label'));
  const words = textOf(label) || 'Figure';
  const place = id === undefined ? writing.address : `${writing.address}#${id}`;
  const isPicture = (node: XmlNode): boolean => isA(node, 'a.picture');
  const pictures = rest
    .filter(isPicture)
    .flatMap((node) => (typeof node === 'string' ? [] : descendants(node, 'img')))
    .map((image) => graphicJats(image, words, place, writing));
  const others = only(
    inFigures,
    writing.blocks(
      rest.filter((node) => !isPicture(node)),
      writing,
    ),
  );
  const shown = pictures.length > 0 ? pictures : [graphicJats(null, words, place, writing)];
  return [['fig', writing.ids.claim(id), [...described, ...shown, ...others]]];
}

/** A figure where JATS allows only a picture, as in the cell of a table. The caption is put inside the picture. */
export function pictureJats(figure: WrittenElement): WrittenElement[] {
  const content = typeof figure[2] === 'string' ? [] : figure[2].filter((node) => typeof node !== 'string');
  const described = content.filter(([name]) => name === 'label' || name === 'caption');
  return content.flatMap((node, place) => {
    if (node[0] !== 'graphic') return [];
    const isFirst = content.findIndex(([name]) => name === 'graphic') === place;
    const own = typeof node[2] === 'string' ? [] : node[2];
    return [['graphic', { ...node[1], ...(isFirst ? figure[1] : {}) }, isFirst ? [...own, ...described] : own]];
  });
}

/** The name of a file, which no program takes for another address. */
const isFileName = (words: string): boolean => /^(?!\/\/)[^:<>"|?*\\]+$/u.test(words);

/** A file beside the text, with its caption and what the text shows of it. */
export function supplementJats(element: XmlElement, writing: Writing): WrittenElement {
  const [caption, undescribed] = takeOut(element.children, 'div.supplement-caption');
  const [link, rest] = takeOut(undescribed, 'p.supplement-link');
  const [anchor] = link === null ? [] : childElements(link, 'a');
  const address = anchor?.attributes.get('href');
  const words = textOf(link ?? undefined);
  const file = address === undefined ? (isFileName(words) ? words : '') : xmlAddress(address);
  const attributes = {
    ...writing.ids.claim(element.attributes.get('id')),
    ...(file === '' ? {} : { 'xlink:href': file }),
  };
  const content = only(inFigures, writing.blocks(file === '' ? undescribed : rest, writing));
  return ['supplementary-material', attributes, [...captionJats(caption, writing), ...content]];
}
