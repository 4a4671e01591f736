import { movedTo } from '../../contracts/redirects.ts';

/** The current address of a page, for another spelling or a short address, with its query; else null. */
export function movedAddress(rawUrl: string): string | null {
  const [path = '/', query] = rawUrl.split(/\?(.*)/s);
  const address = movedTo(path);
  if (address === null) return null;
  return query === undefined || query === '' ? address : `${address}?${query}`;
}
