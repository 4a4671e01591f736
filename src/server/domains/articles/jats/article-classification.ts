import { readRichText } from './rich-text.ts';
import { childElements, textOf, type XmlElement, childrenWithout, rawText } from './xml-tree.ts';
import type { RichText } from './jats-article.ts';
import { nearestInLanguage } from './text-language.ts';

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

/** The keywords in the article's own language, each once. */
export function readKeywords(meta: XmlElement, language: string): RichText[] {
  return keywordsOf(nearestInLanguage(keywordGroups(meta), language));
}

/** The groups of keywords in any language, without other lists of words. */
export function keywordGroups(meta: XmlElement): XmlElement[] {
  return childElements(meta, 'kwd-group').filter(
    (group) => !/abbreviation|jel|pacs/i.test(group.attributes.get('kwd-group-type') ?? ''),
  );
}

/** The keywords of some groups, each once. */
export function keywordsOf(groups: readonly XmlElement[]): RichText[] {
  const keywords = groups.flatMap((group) =>
    childElements(group, 'kwd', 'compound-kwd', 'nested-kwd').map((keyword) => readRichText(keyword.children)),
  );
  const byText = new Map(keywords.filter(({ text }) => text !== '').map((keyword) => [keyword.text, keyword]));
  return [...byText.values()];
}

/** The first subject of each classification; finer ones below it are left to search engines. */
export function readSubjects(meta: XmlElement): string[] {
  const groups = subjectGroups(meta).filter((group) => !isHeading(group));
  const subjects = groups.flatMap((group) => childElements(group, 'subject').map(textOf));
  return [...new Set(subjects.filter((subject) => subject !== ''))];
}

/** The heading under which the issue lists the article, such as Research Article. */
export function readHeading(meta: XmlElement): string | null {
  const subjects = subjectGroups(meta)
    .filter(isHeading)
    .flatMap((group) => childElements(group, 'subject'));
  return subjects.map(textOf).find((subject) => subject !== '') ?? null;
}

function subjectGroups(meta: XmlElement): XmlElement[] {
  return childElements(meta, 'article-categories').flatMap((categories) => childElements(categories, 'subj-group'));
}

function isHeading(group: XmlElement): boolean {
  return group.attributes.get('subj-group-type') === 'heading';
}
