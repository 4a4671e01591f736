import { pages } from '../../../contracts/pages.ts';
import type { SearchQuery } from '../../../contracts/search.ts';

/** The ways in which results can be narrowed down. */
export const dimensions = ['journal', 'subject', 'year'] as const;
export type Dimension = (typeof dimensions)[number];

/** All that the address of a search says. */
export type SearchAddress = SearchQuery;

/** The address of a search; what is usual is left out. */
export const searchHref = ({ q, journal, subject, year, sort, page }: SearchAddress): string =>
  pages.search.href(
    {},
    {
      q: q === '' ? undefined : q,
      journal,
      subject,
      year,
      sort: sort === 'relevance' ? undefined : sort,
      page: page === 1 ? undefined : page,
    },
  );

/** The same search narrowed down otherwise: from its first page. */
export const narrowedTo = (address: SearchAddress, dimension: Dimension, value: string | undefined): SearchAddress => ({
  ...address,
  [dimension]: value,
  page: 1,
});

/** The same search without anything that narrows it down. */
export const widened = ({ q, sort }: SearchAddress): SearchAddress => ({ q, sort, page: 1 });
