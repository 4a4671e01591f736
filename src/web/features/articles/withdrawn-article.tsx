import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/articles.ts';
import type { ArticleHead } from './article-head.ts';
import { HowToCite, type ShownCitation } from './how-to-cite.tsx';
import styles from './withdrawn-article.module.css';

interface WithdrawnArticleProps {
  article: ArticleHead;
  citations: readonly ShownCitation[];
}

/** A withdrawn article below its title: how to cite it, and the journal's other articles. */
export function WithdrawnArticle({ article, citations }: WithdrawnArticleProps) {
  const { journalAbbreviation, journalTitle } = article.articlePublishedJournal;
  return (
    <div className={styles.rest}>
      <HowToCite article={article} citations={citations} />
      <p className={styles.onward}>
        <Link to={pages.journal.href({ catId: journalAbbreviation })}>
          {t.otherArticles({ journal: journalTitle })}
        </Link>
      </p>
    </div>
  );
}
