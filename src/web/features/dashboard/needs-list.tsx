import { Link } from 'react-router';
import type { DeskCounts } from '../editing/desk/desk-counts.ts';
import styles from './needs-list.module.css';
import { needsNow } from './needs-now.ts';
import type { DashboardCounts } from './use-dashboard-counts.ts';

interface NeedsListProps {
  /** Undefined while nothing is known. */
  readonly counts: DashboardCounts | undefined;
  /** Of the editors’ desk; undefined for whoever has none. */
  readonly desk: DeskCounts | undefined;
  readonly isAdmin: boolean;
}

/** What needs the person now, each with the way to it; it changes by itself, and is announced. */
export function NeedsList({ counts, desk, isAdmin }: NeedsListProps) {
  const needs = counts ? needsNow(counts, isAdmin, desk) : [];
  return (
    <div className={styles.needs} role="status">
      {counts && needs.length === 0 && <p>Nothing needs you now.</p>}
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
