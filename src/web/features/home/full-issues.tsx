import { Link } from 'react-router';
import type { FullIssue } from '../../../contracts/issues.ts';
import { pages } from '../../../contracts/pages.ts';
import { IssueCard } from '../journals/issue-card.tsx';
import styles from './full-issues.module.css';

/** The full issues that are for sale; each leads to its journal. */
export function FullIssues({ issues }: { issues: readonly FullIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <section aria-labelledby="full-issues">
      <h2 id="full-issues" className={styles.heading}>
        Full issues
      </h2>
      <ul className={styles.list}>
        {issues.map((issue) => (
          <li key={issue.id}>
            <Link className={styles.link} to={pages.journal.href({ catId: issue.journalAbbreviation })}>
              <IssueCard issue={issue} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
