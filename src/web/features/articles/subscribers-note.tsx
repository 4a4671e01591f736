import { Link } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './subscribers-note.module.css';

/** Where the abstract of a subscribers' article ends, and how to read on; its class is what search engines are told of. */
export function SubscribersNote({ article }: { article: ArticleHead }) {
  if (article.access === 'open' || article.pdfURL === null) return null;
  const place = { catId: article.articlePublishedJournal.journalAbbreviation, articleId: article.id };
  return (
    <p className={`paywall ${styles.note}`}>
      The full text is a PDF for subscribers. <Link to={pages.articleFullPdf.href(place)}>Read the full PDF</Link>
    </p>
  );
}
