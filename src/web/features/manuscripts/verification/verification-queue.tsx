import { Link, useSearchParams } from 'react-router';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { RisingSun } from '../../../ui/drawings/rising-sun.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import styles from '../manuscript-title.module.css';

const columns = ['Manuscript', 'Status', 'Volume and issue', 'Received'] as const;

/** The waiting manuscripts, the oldest first; the title opens one. */
export function VerificationQueue({ waiting }: { waiting: readonly Manuscript[] }) {
  const [search] = useSearchParams();
  if (waiting.length === 0) {
    return (
      <EmptyState drawing={<RisingSun />} title="No Manuscripts To Verify">
        <p>New submissions of this kind arrive here.</p>
      </EmptyState>
    );
  }
  const addressOf = (id: string) => `?${new URLSearchParams({ tab: search.get('tab') ?? '0', manuscript: id })}`;
  return (
    <CardTable label="Manuscripts to verify" columns={columns}>
      {waiting.map((manuscript) => (
        <CardRow key={manuscript.id}>
          <CardCell label={columns[0]}>
            <p className={styles.title}>
              <Link to={addressOf(manuscript.id)}>
                <bdi>{manuscript.articleTitle}</bdi>
              </Link>
            </p>
            <p className={styles.journal}>
              {manuscript.articlePublishedJournal.journalTitle} · from {manuscript.submittedBy}
            </p>
          </CardCell>
          <CardCell label={columns[1]}>
            <ManuscriptStatus status={manuscript.articleStatus} />
          </CardCell>
          <CardCell label={columns[2]}>
            Vol. {manuscript.articleVolume}, issue {manuscript.articleIssue}
          </CardCell>
          <CardCell label={columns[3]}>{formatDay(manuscript.articleReceivedDate)}</CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
}
