import { Link } from 'react-router';
import { record } from '../../../contracts/record.ts';
import { useListParts } from '../../api/use-call-parts.ts';
import buttons from '../../ui/button.module.css';
import { CardTable } from '../../ui/card-table.tsx';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import { recordColumns, RecordRow } from './record-row.tsx';
import styles from './record.module.css';
import { everything, recordAddress, type RecordNarrowing } from './use-record-address.ts';

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState drawing={<SiftedSand />} title="Nothing fits this search" level={3}>
      <p>Look for a shorter part of a name, for anything that was done, or for more days.</p>
      <Link className={buttons.plain} to={recordAddress({})} preventScrollReset>
        Show everything
      </Link>
    </EmptyState>
  ) : (
    <EmptyState drawing={<SiftedSand />} title="Nothing on record yet" level={3}>
      <p>What authors, reviewers, editors and administrators do stands here as soon as they have done it.</p>
    </EmptyState>
  );
}

/** The entries that the record is narrowed down to, the newest first. */
export function RecordList({ narrowing }: { narrowing: RecordNarrowing }) {
  const query = Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== ''));
  const { parts, error, isOlder } = useListParts(record.entries, query, ({ entries }) => entries);
  if (!parts) return <Reading error={error} />;
  return (
    <div className={styles.found} aria-busy={isOlder}>
      {parts.shown.length > 0 ? (
        <CardTable label="The record" columns={recordColumns}>
          {parts.shown.map((entry) => (
            <RecordRow key={entry.id} entry={entry} />
          ))}
        </CardTable>
      ) : (
        <NoEntries isNarrowed={isOlder || recordAddress(narrowing) !== recordAddress(everything)} />
      )}
      <ShowMore parts={parts} noun="entries" />
    </div>
  );
}
