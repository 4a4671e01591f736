import type { OpenPeriod } from '../../server/db/schema/publications.ts';
import type { JatsArticle } from '../../server/domains/articles/jats/jats-article.ts';

/** Who may read when, under which licence: a free period says nothing more where a licence opens the same time. */
function readable(periods: readonly OpenPeriod[]): string[] {
  const timeOf = ({ from, until }: OpenPeriod): string => `${from}–${until}`;
  const licensed = new Set(periods.filter(({ licenceUrl }) => licenceUrl !== null).map(timeOf));
  const telling = periods.filter((period) => period.licenceUrl !== null || !licensed.has(timeOf(period)));
  return [...new Set(telling.map((period) => `${timeOf(period)} ${period.licenceUrl}`))];
}

/** Addresses as XML Schema wants them and as browsers take them are the same. */
const sameAddresses = (html: string): string =>
  html.replace(/%25/g, '%').replace(/%5B/gi, '[').replace(/%5D/gi, ']').replace(/%5C/gi, '\\');

/** What the schema or the rules refuse: a row without cells, a length that is none. */
const withoutRefused = (html: string): string =>
  sameAddresses(html).replaceAll('<tr></tr>', '<tr><td></td></tr>').replaceAll(' width="0.33333.em"', '');

/** An abstract in one section: the rules want it without the section. */
const withoutSoleSection = (html: string): string => html.replace(/<section>(<p>.*)<\/section>$/s, '$1');

const journalOf = ({ journal }: JatsArticle, source: JatsArticle) => ({
  ...journal,
  abbreviation: source.journal.abbreviation && journal.abbreviation,
});

/**
 * What must be the same in an article’s source and in our XML of it. Left out is what decision 59 names: addresses of
 * authors, what we add where the source says nothing, and the journal where the article was brought into another one.
 */
export function keptOf(article: JatsArticle, source: JatsArticle, journal = article.journal) {
  const { abstract, body } = article;
  return {
    ...article,
    journal: source.journal.title === journal.title ? journalOf(article, source) : 'another',
    publisherId: source.publisherId && article.publisherId,
    authors: article.authors.map((author) => ({ ...author, email: null })),
    openPeriods: readable(article.openPeriods),
    sharedAffiliations: article.sharedAffiliations.join('; '),
    abstract: abstract && { ...abstract, html: withoutSoleSection(abstract.html) },
    body: body && { ...body, html: withoutRefused(body.html) },
    references: article.references.map((reference, place) => ({
      ...reference,
      kind: source.references[place]?.kind && reference.kind,
      html: sameAddresses(reference.html),
      url: reference.url && sameAddresses(reference.url),
    })),
  };
}
