import { pages } from '../../../../contracts/pages.ts';
import type { SiteFacts } from '../../../context.ts';
import { ownId } from './platform.ts';
import type { ArticleSubject, JournalSubject } from './subject-store.ts';

/** How a thing is identified, by the names of the code. */
export interface ItemId {
  readonly DOI?: string;
  readonly Proprietary?: string;
  readonly Online_ISSN?: string;
  readonly URI?: string;
}

/** A thing that was used, as a report names it. */
export interface DescribedSubject {
  readonly name: string;
  readonly dataType: string;
  readonly itemId: ItemId;
  readonly authors: readonly { readonly Name: string; readonly ORCID?: string }[];
  readonly publishedOn: string | null;
  readonly parent: { readonly title: string; readonly dataType: string; readonly itemId: ItemId } | null;
}

const isDoi = (text: string) => /^10\.[1-9]\d{2}[\d.]*\/.+$/.test(text);
const isIssn = (text: string) => /^\d{4}-\d{3}[\dX]$/.test(text);
const orcidIn = (text: string | null) => /\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.exec(text ?? '')?.[0];

/** The most authors that the code takes. */
const mostAuthors = 3;

const titleTypes = { journal: 'Journal', proceedings: 'Conference', conference: 'Conference' } as const;
const itemTypes = { journal: 'Article', proceedings: 'Conference_Item', conference: 'Conference_Item' } as const;

const journalId = (site: SiteFacts, { abbreviation, issn }: JournalSubject): ItemId => ({
  Proprietary: ownId(site, abbreviation),
  ...(issn !== null && isIssn(issn) ? { Online_ISSN: issn } : {}),
  URI: site.url + pages.journal.href({ catId: abbreviation }),
});

export const describeJournal = (site: SiteFacts, journal: JournalSubject): DescribedSubject => ({
  name: journal.title,
  dataType: titleTypes[journal.kind],
  itemId: journalId(site, journal),
  authors: [],
  publishedOn: null,
  parent: null,
});

export function describeArticle(site: SiteFacts, article: ArticleSubject): DescribedSubject {
  const { journal, doi, publishedOn } = article;
  const authors = article.authors.filter(({ name }) => name.length > 1).slice(0, mostAuthors);
  return {
    name: article.title,
    dataType: itemTypes[journal.kind],
    itemId: {
      ...(doi !== null && isDoi(doi) ? { DOI: doi } : {}),
      Proprietary: ownId(site, article.id),
      URI: site.url + pages.article.href({ catId: journal.abbreviation, articleId: article.id }),
    },
    authors: authors.map(({ name, orcid }) => {
      const number = orcidIn(orcid);
      return number === undefined ? { Name: name } : { Name: name, ORCID: number };
    }),
    // COUNTER only accepts complete dates.
    publishedOn: publishedOn.length === 10 ? publishedOn : null,
    parent: { title: journal.title, dataType: titleTypes[journal.kind], itemId: journalId(site, journal) },
  };
}
