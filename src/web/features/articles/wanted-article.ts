import { useSyncExternalStore } from 'react';
import { matchPath } from 'react-router';
import { pages } from '../../../contracts/pages.ts';

const storageKey = 'colophon:wanted-article';

/** The article that a reader was on the way to when a pass was asked for. */
export interface WantedArticle {
  readonly title: string;
  readonly fullPdf: string;
  readonly abstract: string;
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // A browser may refuse its store: then nothing is remembered.
    return null;
  }
}

function parse(text: string | null): WantedArticle | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('address' in value) || !('title' in value)) return null;
    const { address, title } = value;
    if (typeof address !== 'string' || typeof title !== 'string' || title === '') return null;
    const { catId, articleId } = matchPath(pages.articleFullPdf.pattern, address)?.params ?? {};
    if (!catId || !articleId) return null;
    const place = { catId, articleId };
    return { title, fullPdf: pages.articleFullPdf.href(place), abstract: pages.article.href(place) };
  } catch {
    return null;
  }
}

/** The remembered article, as far as it is one of this site's. */
export const readWantedArticle = (): WantedArticle | null => parse(storedText());

/** Remembers, for this tab, the article whose PDF a pass is needed for. */
export function rememberWantedArticle(address: string, title: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address, title }));
  } catch {
    // As above: the reader goes on without the reminder.
  }
}

/** Forgets the article once its PDF is open; another one stays remembered. */
export function forgetWantedArticle(address: string): void {
  if (readWantedArticle()?.fullPdf === address) sessionStorage.removeItem(storageKey);
}

const neverChanges = () => () => undefined;

/** The remembered article; null while the page is still the server's. */
export const useWantedArticle = (): WantedArticle | null =>
  parse(useSyncExternalStore(neverChanges, storedText, () => null));
