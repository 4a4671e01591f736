import { useRouteLoaderData } from 'react-router';
import type { PublicAuthor, PublishedArticle } from '../../../contracts/articles.ts';

/** Who wrote an article, as its title page tells. */
export interface Bylined {
  readonly authors: readonly PublicAuthor[];
  readonly sharedAffiliations: readonly string[];
}

/** What both tabs of an article show of it; the long parts are read by the tab that needs them. */
export type ArticleHead = Omit<
  PublishedArticle,
  | 'articleAbstract'
  | 'articleAbstractHtml'
  | 'articleAuthors'
  | 'articleKeywords'
  | 'fullText'
  | 'keywords'
  | 'otherAbstracts'
  | 'references'
  | 'sharedAffiliations'
  | 'statements'
  | 'translations'
> & {
  /** In a few words, for search engines and shared links. */
  readonly description: string;
  /** Null where the page holds it. */
  readonly byline: Bylined | null;
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
