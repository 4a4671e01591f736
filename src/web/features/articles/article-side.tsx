import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FullIssue } from '../../../contracts/issues.ts';
import { Link } from '../../ui/link.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { PurchaseWidget } from '../issues/purchase-widget.tsx';
import styles from './article-side.module.css';
import type { RecommendedArticle } from './recommended-articles.ts';

interface AccordionProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** One of the sections beside an article that open and close, without scripting too. */
function Accordion({ title, isOpen = false, children }: AccordionProps) {
  return (
    <details className={styles.accordion} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <IconChevronDown aria-hidden stroke={1.5} size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Articles near to the one on the page, each with the beginning of its abstract. */
function RecommendedList({ articles }: { articles: readonly RecommendedArticle[] }) {
  return (
    <ol className={styles.list}>
      {articles.map(({ id, href, titleHtml, shortAbstract }) => (
        <li key={id}>
          <Link to={href}>
            <RichHtml as="span" html={titleHtml} dir="auto" />
          </Link>
          {shortAbstract && <p dir="auto">{shortAbstract}</p>}
        </li>
      ))}
    </ol>
  );
}

interface ArticleSideProps {
  recommended: readonly RecommendedArticle[];
  /** The full issues of the article's journal. */
  issues: readonly FullIssue[];
}

/** What stands beside an article: what else to read, and the journal's issues to buy. */
export function ArticleSide({ recommended, issues }: ArticleSideProps) {
  const [issue] = issues;
  if (recommended.length === 0 && !issue) return null;
  return (
    <aside className={styles.side} aria-label="Beside the article">
      {recommended.length > 0 && (
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
