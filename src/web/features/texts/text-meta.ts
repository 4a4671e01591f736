import type { MetaDescriptor } from 'react-router';
import { movedTo } from '../../../contracts/redirects.ts';
import { pageHead } from '../../ui/page-head.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { siteOf } from '../../ui/site-facts.ts';

interface Described {
  readonly title: string;
  readonly description: string;
}

/** The meta tags of a text, with its canonical address. */
export function textMeta(
  matches: Parameters<typeof siteOf>[0],
  pathname: string,
  text: Described | undefined,
): MetaDescriptor[] {
  if (!text) return [pageTitle(matches)];
  const { title, description } = text;
  return pageHead(matches, { title, description, path: movedTo(pathname) ?? pathname });
}
