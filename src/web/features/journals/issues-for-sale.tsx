import type { FullIssue } from '../../../contracts/issues.ts';
import { IssueCard } from './issue-card.tsx';
import styles from './issues-for-sale.module.css';

/** The full issues of a journal that can be bought. */
export function IssuesForSale({ issues }: { issues: readonly FullIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <section className={styles.issues} aria-labelledby="issues-for-sale">
      <h2 id="issues-for-sale">Full issues</h2>
      <ul>
        {issues.map((issue) => (
          <li key={issue.id}>
            <IssueCard issue={issue} />
          </li>
        ))}
      </ul>
    </section>
  );
}
