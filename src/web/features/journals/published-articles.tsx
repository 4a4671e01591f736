import { Link } from 'react-router';
import type { ArticlePage, ArticleSummary } from '../../../contracts/articles.ts';
import type { Journal } from '../../../contracts/journals.ts';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { AccessWords } from '../articles/access-words.tsx';
import { AuthorLine } from '../articles/author-line.tsx';
import { issueLine } from '../articles/issue-line.ts';
import styles from './published-articles.module.css';

function Entry({ article, catId }: { article: ArticleSummary; catId: string }) {
  return (
    <li className={styles.entry}>
      <article>
        <RichHtml as="h3" html={article.articleTitleHtml} />
        <AuthorLine authors={article.articleAuthors} />
        <p className={styles.facts}>
          <span>
            Published <time dateTime={article.publishedDate}>{formatDay(article.publishedDate)}</time>
          </span>
          <span>{issueLine(article)}</span>
          <span className={styles.number}>{article.articleNumber}</span>
          <AccessWords access={article.access} />
        </p>
      </article>
      <Link className={`${button.secondary} ${styles.view}`} to={pages.article.href({ catId, articleId: article.id })}>
        View Article<span className="visually-hidden">{`: ${article.articleTitle}`}</span>
      </Link>
    </li>
  );
}

/** The contents of a journal, ten to a page. */
export function PublishedArticles({ journal, published }: { journal: Journal; published: ArticlePage }) {
  const catId = journal.journalAbbreviation;
  return (
    <section aria-labelledby="published-articles">
      <h2 id="published-articles" className={styles.heading}>
        Published Articles
      </h2>
      {published.total === 0 ? (
        <EmptyState level={3} drawing={<OpenBook />} title="No articles available">
          <p>The first articles of this journal are still on their way.</p>
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {published.articles.map((article) => (
            <Entry key={article.id} article={article} catId={catId} />
          ))}
        </ol>
      )}
      <Pagination
        label="Pages of the published articles"
        page={published.page}
        pageCount={published.pageCount}
        hrefOf={(page) => pages.journal.href({ catId }, { page: page === 1 ? undefined : page })}
      />
    </section>
  );
}
