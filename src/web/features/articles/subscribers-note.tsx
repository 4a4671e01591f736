import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/articles.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './subscribers-note.module.css';
import { isCurrent } from './version-notice.tsx';
import { useReadingAccess } from './use-reading-access.ts';

/** How to read on after the abstract; search engines know the class `paywall`. */
function Note({ article }: { article: ArticleHead }) {
  const { access } = useReadingAccess(article);
  const because = access.state === 'granted' ? access.because : null;
  const place = { catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id };
  return (
    <p className={`paywall ${styles.note}`}>
      <span role="status">{because ?? t.forSubscribers()}</span>{' '}
      {isCurrent(article) && (
        <Link to={pages.articleFullPdf.href(place)} preventScrollReset>
          {t.readFullPdf()}
        </Link>
      )}
    </p>
  );
}

/** The note of an article for subscribers; readers with access see why they have it. */
export function SubscribersNote({ article }: { article: ArticleHead }) {
  return article.access === 'open' || article.pdfURL === null ? null : <Note article={article} />;
}
