import { readRichText } from './rich-text.ts';
import { nearestInLanguage } from './text-language.ts';
import { childElements, textOf } from './xml-tree.ts';
import type { RichText } from './jats-article.ts';
import type { XmlElement } from './xml-tree.ts';

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
