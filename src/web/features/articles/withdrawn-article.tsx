import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import type { ArticleHead } from './article-head.ts';
import { HowToCite, type ShownCitation } from './how-to-cite.tsx';
import styles from './withdrawn-article.module.css';

interface WithdrawnArticleProps {
  article: ArticleHead;
  citations: readonly ShownCitation[];
}

/** What stands below the title page of a withdrawn article: how to cite it all the same, and the way on. */
export function WithdrawnArticle({ article, citations }: WithdrawnArticleProps) {
  const { journalAbbreviation, journalTitle } = article.articlePublishedJournal;
  return (
    <div className={styles.rest}>
      <HowToCite article={article} citations={citations} />
      <p className={styles.onward}>
        <Link to={pages.journal.href({ catId: journalAbbreviation })}>Other articles of {journalTitle}</Link>
      </p>
    </div>
  );
}
