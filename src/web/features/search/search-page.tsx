import { useEffect } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { readingAddresses } from '../../../contracts/reading-addresses.ts';
import { search } from '../../../contracts/search.ts';
import type { usage } from '../../../contracts/usage.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/search.ts';
import { callApi } from '../../api/call-api.ts';
import { loadOr404, noSuchPage } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { pageHead } from '../../ui/page-head.ts';
import pageStyles from '../../ui/page.module.css';
import type { Route } from './+types/search-page.ts';
import type { SearchAddress } from './search-address.ts';
import { SearchFacets } from './search-facets.tsx';
import { SearchForm } from './search-form.tsx';
import { searchInAddress } from './search-in-address.server.ts';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';

async function tellSearch(): Promise<void> {
  await callApi<typeof usage.noteSearch>(readingAddresses.noteSearch, { body: {} }, { keepalive: true });
}

/** Counts a search on the server, without its words; another page of the same results is not counted. */
function useNotedSearch({ page: _page, ...asked }: SearchAddress): void {
  const wanted = asked.q === '' ? null : JSON.stringify(asked);
  useEffect(() => {
    if (wanted !== null) tellSearch().catch(() => undefined);
  }, [wanted]);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = searchInAddress(new URL(request.url).searchParams);
  if (address === null) throw noSuchPage();
  const results = await loadOr404(serverApi(context)(search.articles, { query: address }));
  return { address, results };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => [
  ...pageHead(matches, {
    title: loaderData.address.q === '' ? common.search() : t.titleOfSearch({ words: loaderData.address.q }),
    description: t.pageDescription(),
    path: pages.search.href(),
  }),
  // Search engines should not index search results.
  ...(location.search === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
];

/** The search over all published articles; without words it lists them all, newest first. */
export default function SearchPage({ loaderData: { address, results } }: Route.ComponentProps) {
  useNotedSearch(address);
  const hasChoices = Object.values(results.facets).some((choices) => choices.length > 0);
  return (
    <div className={pageStyles.page}>
      <h1 className={pageStyles.heading}>{common.search()}</h1>
      <SearchForm address={address} />
      <div className={hasChoices ? styles.columns : styles.column}>
        {hasChoices && <SearchFacets address={address} facets={results.facets} />}
        <SearchResults address={address} results={results} />
      </div>
    </div>
  );
}
