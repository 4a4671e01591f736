import { Link } from 'react-router';
import * as t from '../../../messages/dashboard.ts';
import type { DeskCounts } from '../editing/desk/desk-counts.ts';
import type { WaitingReviews } from '../reviewing/list/use-own-reviews.ts';
import styles from './needs-list.module.css';
import { needsNow } from './needs-now.ts';
import type { DashboardCounts } from './use-dashboard-counts.ts';

interface NeedsListProps {
  /** Undefined while loading. */
  readonly counts: DashboardCounts | undefined;
  /** Of the editors’ desk; undefined without one. */
  readonly desk: DeskCounts | undefined;
  /** Undefined while loading. */
  readonly reviews: WaitingReviews | undefined;
  readonly isAdmin: boolean;
}

/** The to-do list with links; updates are announced. */
export function NeedsList({ counts, desk, reviews, isAdmin }: NeedsListProps) {
  const needs = counts ? needsNow(counts, isAdmin, { desk, reviews }) : [];
  return (
    <div className={styles.needs} role="status">
      {counts && reviews && needs.length === 0 && <p>{t.nothingToDo()}</p>}
      {needs.length > 0 && (
        <>
          <p>{t.toDo()}</p>
          <ul>
            {needs.map(({ words, address }) => (
              <li key={address + words}>
                <Link to={address}>{words}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
