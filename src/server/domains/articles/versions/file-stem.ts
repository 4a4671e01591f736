import { articleNumber } from '../article-number.ts';
import type { FoundArticle } from '../article-store.ts';

/** How the files of an article are named when they are saved; those of an earlier version with its number. */
export function fileStem({ article, journalAbbreviation, version }: FoundArticle): string {
  const name = `${journalAbbreviation}-${articleNumber(article.id)}`;
  return version === undefined ? name : `${name}-v${version}`;
}
