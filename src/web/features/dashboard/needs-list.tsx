import { Link } from 'react-router';
import type { DeskCounts } from '../editing/desk/desk-counts.ts';
import type { WaitingReviews } from '../reviewing/list/use-own-reviews.ts';
import styles from './needs-list.module.css';
import { needsNow } from './needs-now.ts';
import type { DashboardCounts } from './use-dashboard-counts.ts';

interface NeedsListProps {
  /** Undefined while nothing is known. */
  readonly counts: DashboardCounts | undefined;
  /** Of the editors’ desk; undefined for whoever has none. */
  readonly desk: DeskCounts | undefined;
  /** Undefined while it is not known. */
  readonly reviews: WaitingReviews | undefined;
  readonly isAdmin: boolean;
}

/** What needs the person now, each with the way to it; it changes by itself, and is announced. */
export function NeedsList({ counts, desk, reviews, isAdmin }: NeedsListProps) {
  const needs = counts ? needsNow(counts, isAdmin, { desk, reviews }) : [];
  return (
    <div className={styles.needs} role="status">
      {counts && reviews && needs.length === 0 && <p>Nothing needs you now.</p>}
      {needs.length > 0 && (
        <>
          <p>What needs you now:</p>
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
