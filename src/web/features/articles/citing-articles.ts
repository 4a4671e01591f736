import type { ArticleSummary } from '../../../contracts/articles.ts';
import { authorName } from '../../../contracts/author-name.ts';
import { pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import * as t from '../../../messages/article-list.ts';

/** An article that cites the one shown, no larger than the list shows it. */
export interface CitingArticle {
  readonly id: string;
  readonly href: string;
  readonly titleHtml: string;
  /** The first authors, the journal and the year. */
  readonly facts: string;
}

const namedAuthors = 3;

function firstAuthors(authors: ArticleSummary['articleAuthors']): string {
  const names = authors.slice(0, namedAuthors).map(authorName).join(', ');
  return authors.length > namedAuthors ? t.moreAuthors({ names, count: authors.length - namedAuthors }) : names;
}

/** Cuts citing articles down to what the list below an article shows; for loaders. */
export const citingFrom = (articles: readonly ArticleSummary[]): CitingArticle[] =>
  articles.map((article) => {
    const { journalAbbreviation: catId, journalTitle } = article.articlePublishedJournal;
    const facts = [firstAuthors(article.articleAuthors), journalTitle, article.publishedDate.slice(0, 4)];
    return {
      id: article.id,
      href: pages.article.href({ catId, articleId: article.id }),
      titleHtml: publicTitle(article.articleTitleHtml, article),
      facts: facts.filter((fact) => fact !== '').join(' · '),
    };
  });
