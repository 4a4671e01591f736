import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './subscribers-note.module.css';
import { useReadingAccess } from './use-reading-access.ts';

/** Where the abstract of a subscribers' article ends, and how to read on; its class is what search engines are told of. */
function Note({ article }: { article: ArticleHead }) {
  const { access } = useReadingAccess(article);
  const because = access.state === 'granted' ? access.because : null;
  const place = { catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id };
  return (
    <p className={`paywall ${styles.note}`}>
      <span role="status">{because ?? 'The full text is a PDF for subscribers.'}</span>{' '}
      <Link to={pages.articleFullPdf.href(place)} preventScrollReset>
        Read the full PDF
      </Link>
    </p>
  );
}

/** The note of an article that is not open to everybody: who may read it is told why they may. */
export function SubscribersNote({ article }: { article: ArticleHead }) {
  return article.access === 'open' || article.pdfURL === null ? null : <Note article={article} />;
}
