import { Link } from 'react-router';
import type { ArticleSummary } from '../../../contracts/articles.ts';
import { pages } from '../../../contracts/pages.ts';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import { AuthorLine } from '../articles/author-line.tsx';
import { issueLine } from '../articles/issue-line.ts';
import { previewOf } from '../articles/preview-of.ts';
import styles from './latest-publications.module.css';

function Publication({ article }: { article: ArticleSummary }) {
  const { journalAbbreviation, journalTitle } = article.articlePublishedJournal;
  const accepted = article.articleAcceptedDate;
  const address = pages.article.href({ catId: journalAbbreviation, articleId: article.id });
  return (
    <li className={styles.publication}>
      <div className={styles.facts}>
        <p className={styles.journal}>{journalTitle}</p>
        {accepted && (
          <p>
            Accepted <time dateTime={accepted}>{formatDay(accepted)}</time>
          </p>
        )}
        <p>{issueLine(article)}</p>
      </div>
      <article>
        <RichHtml as="h3" html={article.articleTitleHtml} />
        <AuthorLine authors={article.articleAuthors} />
        <p className={styles.preview}>{previewOf(article.articleAbstract)}</p>
        <Link className={styles.more} to={address}>
          Read Full Article →<span className="visually-hidden">{`: ${article.articleTitle}`}</span>
        </Link>
      </article>
    </li>
  );
}

/** The newest articles as a reading list. */
export function LatestPublications({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section aria-labelledby="latest-publications">
      <h2 id="latest-publications" className={styles.heading}>
        Latest Publications
      </h2>
      {articles.length === 0 ? (
        <EmptyState level={3} drawing={<OpenBook />} title="No articles available">
          <p>The newest articles of all journals appear here as soon as they are published.</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {articles.map((article) => (
            <Publication key={article.id} article={article} />
          ))}
        </ul>
      )}
    </section>
  );
}
