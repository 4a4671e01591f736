import type { OfferedIssue } from '../issues/issue-place.ts';
import { PurchaseWidget } from '../issues/purchase-widget.tsx';
import { Accordion } from './accordion.tsx';
import styles from './article-side.module.css';
import type { RecommendedArticle } from './recommended-articles.ts';
import { RecommendedList } from './recommended-list.tsx';

interface ArticleSideProps {
  /** Null where the page holds them. */
  recommended: readonly RecommendedArticle[] | null;
  /** The full issues of the article's journal. */
  issues: readonly OfferedIssue[];
}

/** What stands beside an article: what else to read, and the journal's issues to buy. */
export function ArticleSide({ recommended, issues }: ArticleSideProps) {
  const [issue] = issues;
  const hasRecommended = recommended === null || recommended.length > 0;
  if (!hasRecommended && !issue) return null;
  return (
    <aside className={styles.side} aria-label="Beside the article">
      {hasRecommended && (
        <Accordion title="Recommended articles" isOpen>
          <RecommendedList articles={recommended} />
        </Accordion>
      )}
      {issue && (
        <Accordion title="Purchase Full Issue">
          <PurchaseWidget journalId={issue.journalId} issues={issues} />
        </Accordion>
      )}
    </aside>
  );
}
