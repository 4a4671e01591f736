import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { record, type RecordEntry } from '../../../contracts/record.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/record.ts';
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

const recordColumns = () => [t.when(), t.whoDidWhat(), t.about()] as const;

/** A person or subject of an entry, linked to all its entries. */
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
  const columns = recordColumns();
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <time dateTime={at}>{formatMoment(new Date(at))}</time>
        {!isSealed && (
          <p className={styles.unsealed}>
            <IconClock aria-hidden stroke={1.5} size={16} />
            {t.notSealed()}
          </p>
        )}
      </CardCell>
      <CardCell label={columns[1]}>
        <p className={styles.what}>
          <Named id={actor.id} name={actor.name} by="person" /> {what}
        </p>
        {said !== null && (
          <p className={styles.soft}>
            <bdi>{said}</bdi>
          </p>
        )}
      </CardCell>
      <CardCell label={columns[2]}>
        <Named id={subject.id} name={subject.name} by="subject" />
      </CardCell>
    </CardRow>
  );
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState drawing={<SiftedSand />} title={common.noMatches()} level={3}>
      <p>{t.noMatchesHint()}</p>
      <Link className={buttons.plain} to={recordAddress({})} preventScrollReset>
        {t.showAll()}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState drawing={<SiftedSand />} title={t.noEntriesTitle()} level={3} />
  );
}

/** The entries that match the search, newest first. */
function RecordList({ narrowing }: { narrowing: RecordNarrowing }) {
  const query = Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== ''));
  const { parts, error, isOlder } = useListParts(record.entries, query, ({ entries }) => entries);
  if (!parts) return <Reading error={error} />;
  return (
    <div className={styles.found} aria-busy={isOlder}>
      {parts.shown.length > 0 ? (
        <CardTable label={t.auditLog()} columns={recordColumns()}>
          {parts.shown.map((entry) => (
            <RecordRow key={entry.id} entry={entry} />
          ))}
        </CardTable>
      ) : (
        <NoEntries isNarrowed={isOlder || recordAddress(narrowing) !== recordAddress(everything)} />
      )}
      <ShowMore parts={parts} noun={t.entriesNoun()} />
    </div>
  );
}

/** The audit log for administrators; the search is in the address. */
export function RecordPanel() {
  const narrowing = useRecordAddress();
  return (
    <>
      <PanelSection title={t.entriesTitle()} lead={t.entriesLead()} isWide>
        <RecordSearch key={recordAddress(narrowing)} narrowing={narrowing} />
        <RecordList narrowing={narrowing} />
      </PanelSection>
      <CheckSection />
    </>
  );
}
