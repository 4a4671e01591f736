import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as t from '../../../messages/articles.ts';
import { Icon } from '../../ui/icon.tsx';
import { InPage } from '../../ui/in-page.tsx';
import { Link } from '../../ui/link.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { OfferedIssue } from '../issues/issue-place.ts';
import { PurchaseWidget } from '../issues/purchase-widget.tsx';
import styles from './article-side.module.css';
import type { RecommendedArticle } from './recommended-articles.ts';

interface AccordionProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A section that opens and closes, also without JavaScript. */
function Accordion({ title, isOpen = false, children }: AccordionProps) {
  return (
    <details className={styles.accordion} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <Icon of={IconChevronDown} size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export const recommendedName = 'recommended';

/** Similar articles, each with the beginning of its abstract. */
function RecommendedList({ articles }: { articles: readonly RecommendedArticle[] | null }) {
  return (
    <InPage as="ol" className={styles.list} name={recommendedName} value={articles}>
      {(shown) =>
        shown.map(({ id, href, titleHtml, shortAbstract }) => (
          <li key={id}>
            <Link to={href}>
              <RichHtml as="span" html={titleHtml} dir="auto" />
            </Link>
            {shortAbstract && <p dir="auto">{shortAbstract}</p>}
          </li>
        ))
      }
    </InPage>
  );
}

interface ArticleSideProps {
  /** Null where the page holds them. */
  recommended: readonly RecommendedArticle[] | null;
  /** The full issues of the article's journal. */
  issues: readonly OfferedIssue[];
}

/** Beside the article: similar articles, and the journal's issues to buy. */
export function ArticleSide({ recommended, issues }: ArticleSideProps) {
  const [issue] = issues;
  const hasRecommended = recommended === null || recommended.length > 0;
  if (!hasRecommended && !issue) return null;
  return (
    <aside className={styles.side} aria-label={t.asideLabel()}>
      {hasRecommended && (
        <Accordion title={t.recommended()} isOpen>
          <RecommendedList articles={recommended} />
        </Accordion>
      )}
      {issue && (
        <Accordion title={t.purchaseIssue()}>
          <PurchaseWidget journalId={issue.journalId} issues={issues} />
        </Accordion>
      )}
    </aside>
  );
}
