import { useRouteLoaderData } from 'react-router';
import type { PublishedArticle } from '../../../contracts/articles.ts';

/** What both tabs of an article show of it; the long parts are read by the tab that needs them. */
export type ArticleHead = Omit<
  PublishedArticle,
  'articleAbstractHtml' | 'translations' | 'otherAbstracts' | 'references' | 'fullText'
> & {
  readonly hasFullText: boolean;
  readonly coverUrl: string | null;
};

const frameId = 'features/articles/article-frame';

/** The article that the frame has read. */
export function useArticleHead(): ArticleHead {
  const head = useRouteLoaderData<ArticleHead>(frameId);
  if (!head) throw new Error('This screen stands outside the article’s frame');
  return head;
}

const isArticleHead = (value: unknown): value is ArticleHead =>
  typeof value === 'object' && value !== null && 'articleNumber' in value;

/** The same for `meta` functions, where it may be missing while an error is shown. */
export function articleHeadOf(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): ArticleHead | undefined {
  const found = matches.find((match) => match?.id === frameId)?.loaderData;
  return isArticleHead(found) ? found : undefined;
}
