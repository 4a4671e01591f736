import { longestQuery, searchOrders } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { pageInAddress } from '../../ui/page-in-address.ts';

/** The ways in which results can be narrowed down. */
export const dimensions = ['journal', 'subject', 'year'] as const;
export type Dimension = (typeof dimensions)[number];

/** All that the address of a search says. */
export interface SearchAddress extends Partial<Record<Dimension, string>> {
  readonly q: string;
  readonly sort: (typeof searchOrders)[number];
  readonly page: number;
}

/** What an address asks for; null when it holds something that no link or form of ours writes. */
export function searchInAddress(searchParams: URLSearchParams): SearchAddress | null {
  const page = pageInAddress(searchParams);
  const { journal, subject, year }: Partial<Record<string, string>> = Object.fromEntries(
    dimensions.flatMap((dimension) => {
      const value = searchParams.get(dimension);
      return value === null || value === '' ? [] : [[dimension, value]];
    }),
  );
  const isPossible =
    page !== null && (journal ?? '').length <= 100 && (subject ?? '').length <= 100 && /^\d{4}$/.test(year ?? '2000');
  if (!isPossible) return null;
  const q = (searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .toWellFormed();
  const sort = searchOrders.find((order) => order === searchParams.get('sort')) ?? 'relevance';
  return { q, sort, page, ...(journal && { journal }), ...(subject && { subject }), ...(year && { year }) };
}

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
