import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { record, type RecordEntry } from '../../../contracts/record.ts';
import { useListParts } from '../../api/use-call-parts.ts';
import buttons from '../../ui/button.module.css';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoment } from '../../ui/format-moment.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import { CheckSection } from './check-section.tsx';
import { RecordSearch } from './record-search.tsx';
import styles from './record.module.css';
import { everything, recordAddress, useRecordAddress, type RecordNarrowing } from './use-record-address.ts';

const recordColumns = ['When', 'Who did what', 'About'] as const;

/** Somebody or something of an entry, which leads to all that is on record of it. */
function Named({ id, name, by }: { id: string | null; name: string; by: 'person' | 'subject' }) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link to={recordAddress({ [by]: id })} preventScrollReset>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** An entry: when, who did what, and what it was about. */
function RecordRow({ entry }: { entry: RecordEntry }) {
  const { at, actor, what, subject, said, isSealed } = entry;
  return (
    <CardRow>
      <CardCell label={recordColumns[0]}>
        <time dateTime={at}>{formatMoment(new Date(at))}</time>
        {!isSealed && (
          <p className={styles.unsealed}>
            <IconClock aria-hidden stroke={1.5} size={16} />
            Sealed within two minutes
          </p>
        )}
      </CardCell>
      <CardCell label={recordColumns[1]}>
        <p className={styles.what}>
          <Named id={actor.id} name={actor.name} by="person" /> {what}
        </p>
        {said !== null && (
          <p className={styles.soft}>
            <bdi>{said}</bdi>
          </p>
        )}
      </CardCell>
      <CardCell label={recordColumns[2]}>
        <Named id={subject.id} name={subject.name} by="subject" />
      </CardCell>
    </CardRow>
  );
}

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
function RecordList({ narrowing }: { narrowing: RecordNarrowing }) {
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

/** Who did what, and when, for administrators; what is looked for stands in the address. */
export function RecordPanel() {
  const narrowing = useRecordAddress();
  return (
    <>
      <PanelSection title="Entries" lead="The newest first. Nobody can change an entry, or take one out." isWide>
        <RecordSearch key={recordAddress(narrowing)} narrowing={narrowing} />
        <RecordList narrowing={narrowing} />
      </PanelSection>
      <CheckSection />
    </>
  );
}
