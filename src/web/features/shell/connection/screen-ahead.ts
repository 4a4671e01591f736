import { matchRoutes } from 'react-router';
import { doorScreens, pages, privateScreens } from '../../../../contracts/pages.ts';

const screens = Object.entries(pages).map(([id, { pattern }]) => ({ id, path: pattern }));

/** The screen of an address; unknown addresses share one. */
export const screenAt = (pathname: string): string => matchRoutes(screens, pathname)?.[0]?.route.id ?? 'not-found';

/** Screens that appear before they ask the server for anything. */
const readLater = new Set<string>([...privateScreens, ...doorScreens, 'contact', 'not-found']);

interface Standpoint {
  readonly location: Pick<Location, 'href' | 'pathname' | 'search'>;
  /** The screens whose files this browser has. */
  readonly seen: ReadonlySet<string>;
  readonly isOnline: boolean;
}

/** Whether the server has to answer before the page at an address can be shown. */
export function needsServer(address: string, { location, seen, isOnline }: Standpoint): boolean {
  const { hash, pathname, search } = new URL(address, location.href);
  const screen = screenAt(pathname);
  if (!seen.has(screen)) return true;
  const isOnThisPage = hash !== '' && pathname + search === location.pathname + location.search;
  return !isOnline && !isOnThisPage && !readLater.has(screen);
}
