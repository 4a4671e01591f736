import { movedTo } from '../../contracts/redirects.ts';

/** Where a page stands that was asked for by another spelling or a short address, with the query that came; else null. */
export function movedAddress(rawUrl: string): string | null {
  const [path = '/', query] = rawUrl.split(/\?(.*)/s);
  const address = movedTo(path);
  if (address === null) return null;
  return query === undefined || query === '' ? address : `${address}?${query}`;
}
