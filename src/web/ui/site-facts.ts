import { useRouteLoaderData } from 'react-router';
import type { Site } from '../../contracts/site.ts';

/** The facts of the installation; undefined only where even they could not be read. */
export const useSite = (): Site | undefined => useRouteLoaderData<Site>('root');

/** The name of the installation, for every page that may have to do without its facts. */
export const useSiteName = (): string => useSite()?.name ?? 'Colophon';

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;

const isSite = (value: unknown): value is Site =>
  typeof value === 'object' && value !== null && 'name' in value && 'url' in value;

/** The facts of the installation, for `meta` functions. */
export function siteOf(matches: readonly Match[]): Site | undefined {
  const facts = matches.find((match) => match?.id === 'root')?.loaderData;
  return isSite(facts) ? facts : undefined;
}
