import type { CitedName, CitedWork } from './cited-work.ts';

const name = ({ given, family, suffix }: CitedName) =>
  given === '' && family.includes(' ')
    ? { literal: family }
    : { family, ...(given && { given }), ...(suffix && { suffix }) };

/** A work as CSL-JSON, for citation programs: a list of one item. */
export function writeCslJson(work: CitedWork): string {
  const { locator } = work;
  const item = {
    id: work.key,
    type: 'article-journal',
    title: work.title.text,
    author: work.authors.length === 0 ? null : work.authors.map(name),
    'container-title': work.journal,
    'container-title-short': work.abbreviation,
    ISSN: work.issn,
    publisher: work.publisher,
    volume: work.volume,
    issue: work.issue,
    ...(locator.kind === 'number'
      ? { number: locator.number }
      : { page: [locator.first, locator.last].filter((page) => page !== null).join('-') }),
    issued: { 'date-parts': [work.published.map(Number)] },
    DOI: work.doi,
    URL: work.address,
    language: work.language,
    keyword: work.keywords.join(', '),
    abstract: work.abstract,
  };
  const known = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== ''));
  return `${JSON.stringify([known], null, 2)}\n`;
}
