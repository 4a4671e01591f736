import type { ReactNode } from 'react';
import type { ArticlePage } from '../../../contracts/articles.ts';
import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/journals.ts';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InPage } from '../../ui/in-page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ArticleEntry, type EntryArticle } from '../articles/article-entry.tsx';
import type { ChosenIssue } from './issue-list.tsx';
import styles from './published-articles.module.css';

export const publishedName = 'published-list';

interface PublishedArticlesProps {
  journal: Journal;
  published: Omit<ArticlePage, 'articles'> & { readonly articles: readonly EntryArticle[] | null };
  /** The issue that alone is listed. */
  issue: ChosenIssue | undefined;
  /** The choice of an issue. */
  children: ReactNode;
}

/** The articles of a journal, ten to a page. */
export function PublishedArticles({ journal, published, issue, children }: PublishedArticlesProps) {
  const catId = journal.journalAbbreviation;
  return (
    <section aria-labelledby="published-articles">
      <h2 id="published-articles" className={styles.heading}>
        {t.publishedArticles()}
      </h2>
      {children}
      {published.total === 0 ? (
        <EmptyState level={3} drawing={<OpenBook />} title={t.noArticles()}>
          <p>{t.noArticlesText()}</p>
        </EmptyState>
      ) : (
        <InPage as="ol" className={styles.list} name={publishedName} value={published.articles}>
          {(shown) => shown.map((article) => <ArticleEntry key={article.id} article={article} />)}
        </InPage>
      )}
      <Pagination
        label={t.articlePages()}
        page={published.page}
        pageCount={published.pageCount}
        hrefOf={(page) => pages.journal.href({ catId }, { ...issue, page: page === 1 ? undefined : page })}
      />
    </section>
  );
}
