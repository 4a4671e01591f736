import { nearestInLanguage } from './text-language.ts';
import { childrenWithout, rawText } from './xml-tree.ts';
import type { XmlElement } from './xml-tree.ts';

// The types of JATS are an open list, so these are the ones that are not what a reader means by the abstract.
const withoutWords = /graphic|visual|video|key-?points?|highlights?/i;
const lesserTypes = [
  'summary',
  'executive-summary',
  'web-summary',
  'plain-language-summary',
  'lay-summary',
  'editors-summary',
  'editor',
  'background',
  'teaser',
  'toc',
  'stereochemical',
];

/** Its type in lower case; empty for the usual abstract. */
export function typeOfAbstract(abstract: XmlElement): string {
  return (abstract.attributes.get('abstract-type') ?? '').trim().toLowerCase();
}

/** Whether it is a picture or a list of points rather than a text. */
export function isPictureOrPoints(abstract: XmlElement): boolean {
  return withoutWords.test(typeOfAbstract(abstract));
}

/** The abstract that a reader expects: the usual one, else any text that is not a summary, else a summary or a teaser. */
export function chooseAbstract(abstracts: readonly XmlElement[], language: string): XmlElement | undefined {
  const texts = abstracts.filter((abstract) => !isPictureOrPoints(abstract) && hasWords(abstract));
  const best = Math.min(...texts.map(rank));
  return nearestInLanguage(
    texts.filter((abstract) => rank(abstract) === best),
    language,
  )[0];
}

function hasWords(abstract: XmlElement): boolean {
  const text = childrenWithout(abstract, 'label', 'object-id', 'title', 'fig', 'fig-group', 'graphic');
  return text.some((node) => rawText(node).trim() !== '');
}

function rank(abstract: XmlElement): number {
  const type = typeOfAbstract(abstract);
  return type === '' ? 0 : lesserTypes.indexOf(type) + 2;
}
