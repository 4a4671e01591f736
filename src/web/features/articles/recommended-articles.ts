import type { ArticleSummary } from '../../../contracts/articles.ts';
import { pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';

/** The first words of a text with an ellipsis; a shorter text is unchanged. */
export function firstWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/, count);
  return words.length === count ? `${words.join(' ')}…` : words.join(' ');
}

const abstractWords = 30;

/** A recommended article, no larger than the list shows it. */
export interface RecommendedArticle {
  readonly id: string;
  readonly href: string;
  readonly titleHtml: string;
  readonly shortAbstract: string;
}

/** Cuts articles down to what the list beside an article shows; for loaders. */
export const recommendedFrom = (articles: readonly ArticleSummary[]): RecommendedArticle[] =>
  articles.map((article) => ({
    id: article.id,
    href: pages.article.href({ catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id }),
    titleHtml: publicTitle(article.articleTitleHtml, article),
    shortAbstract: firstWords(article.articleAbstract, abstractWords),
  }));
