import { doiHref } from '../../../../contracts/doi-href.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { SiteFacts } from '../../../context.ts';
import type { ArticleFront } from '../../../ports/typesetter/article-front.ts';
import { printDate } from '../../../print-date.ts';
import { articleNumber } from '../article-number.ts';
import type { NewArticle } from '../article-store.ts';
import { apaCitation } from '../citation/apa-citation.ts';
import { plainFormat } from '../citation/citation-format.ts';

interface Printed {
  readonly article: NewArticle & { readonly id: string };
  readonly journal: { readonly title: string; readonly abbreviation: string; readonly issn: string | null };
  readonly isOpen: boolean;
}

function howToCite({ article, journal }: Printed, site: Pick<SiteFacts, 'name' | 'url'>): string {
  return apaCitation(
    {
      key: article.id,
      title: article.title,
      authors: article.authors.map((author) => ({ given: author.authorGivenName, family: author.authorLastName })),
      journal: journal.title,
      abbreviation: journal.abbreviation,
      issn: journal.issn,
      publisher: site.name,
      volume: article.volume ?? null,
      issue: article.issue ?? null,
      locator: { kind: 'number', number: articleNumber(article.id) },
      published: article.publishedOn.split('-'),
      doi: article.doi ?? null,
      address: site.url + pages.article.href({ catId: journal.abbreviation, articleId: article.id }),
      language: article.language,
      keywords: [],
      abstract: '',
    },
    plainFormat,
  );
}

const openTerms =
  'Open access under the Creative Commons Attribution 4.0 International licence (CC BY 4.0): https://creativecommons.org/licenses/by/4.0/';

/** The front matter of a printed article. */
export function articleFront(printed: Printed, site: Pick<SiteFacts, 'name' | 'url'>): ArticleFront {
  const { article, journal, isOpen } = printed;
  const year = article.publishedOn.slice(0, 4);
  const affiliations = [...new Set(article.authors.flatMap((author) => author.affiliations))];
  const corresponding = article.authors.find(({ isCorresponding, email }) => isCorresponding && email);
  const dates = [
    ['Received', article.receivedOn],
    ['Accepted', article.acceptedOn],
    ['Published', article.publishedOn],
  ] as const;
  return {
    journal: journal.title,
    edition: [article.volume && `Volume ${article.volume}`, article.issue && `Issue ${article.issue}`, year]
      .filter(Boolean)
      .join(' · '),
    identifiers: [journal.issn && `ISSN ${journal.issn}`, article.doi && doiHref(article.doi)].filter(
      (one): one is string => Boolean(one),
    ),
    title: article.title.text,
    authors: article.authors.map((author) => ({
      givenName: author.authorGivenName,
      lastName: author.authorLastName,
      affiliations: author.affiliations.map((name) => affiliations.indexOf(name)),
      isCorresponding: author === corresponding,
    })),
    affiliations,
    correspondence: corresponding?.email ?? null,
    dates: dates.flatMap(([what, day]) => (day ? `${what} ${printDate(day)}` : [])),
    abstract: article.abstractText,
    keywords: article.keywords.map(({ text }) => text),
    cite: `Cite as: ${howToCite(printed, site)}`,
    terms: `© ${year} The authors. ${isOpen ? openTerms : `Published by ${site.name}. All rights reserved.`}`,
    date: article.publishedOn,
    language: article.language,
  };
}
