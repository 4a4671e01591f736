import { useEffect } from 'react';
import { readingAddresses } from '../../../contracts/reading-addresses.ts';
import type { usage } from '../../../contracts/usage.ts';
import { callApi } from '../../api/call-api.ts';
import type { SearchAddress } from './search-address.ts';

async function tellSearch(): Promise<void> {
  await callApi<typeof usage.noteSearch>(readingAddresses.noteSearch, { body: {} }, { keepalive: true });
}

/** Tells the server that somebody has searched, and not for what; another page of the same results is no other search. */
export function useNotedSearch({ page: _page, ...asked }: SearchAddress): void {
  const search = asked.q === '' ? null : JSON.stringify(asked);
  useEffect(() => {
    if (search !== null) tellSearch().catch(() => undefined);
  }, [search]);
}
