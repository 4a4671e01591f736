import { searchOrders } from '../../../contracts/constants.ts';
import { SearchQuery } from '../../../contracts/search.ts';
import { pageInAddress } from '../../ui/page-in-address.ts';
import { dimensions, type SearchAddress } from './search-address.ts';

const dimensionNames: ReadonlySet<string> = new Set(dimensions);

/** What an address asks for; null when it holds something that no link or form of ours writes. */
export function searchInAddress(searchParams: URLSearchParams): SearchAddress | null {
  const typed = searchParams.get('q') ?? '';
  const asked = SearchQuery.safeParse({
    ...Object.fromEntries([...searchParams].filter(([name, value]) => dimensionNames.has(name) && value !== '')),
    q: typed
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .toWellFormed(),
    sort: searchOrders.find((order) => order === searchParams.get('sort')),
    page: pageInAddress(searchParams) ?? 0,
  });
  return asked.success ? asked.data : null;
}
