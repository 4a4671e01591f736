import { Link } from 'react-router';
import { record, type AuditEntry } from '../../../contracts/audit-log.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/audit-log-page.ts';
import { useListParts } from '../../api/use-call-parts.ts';
import buttons from '../../ui/button.module.css';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { byDay, inRuns } from '../lists/by-day.ts';
import { DaySection, FoldedEntries, TimeOfDay } from '../lists/day-list.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import { CheckSection } from './check-section.tsx';
import { AuditLogSearch } from './audit-log-search.tsx';
import { sentence } from './entry-words.ts';
import styles from './record.module.css';
import { everything, auditLogAddress, useAuditLogAddress, type AuditLogNarrowing } from './use-record-address.ts';

/** A person or subject of an entry, linked to all its entries. */
function Named({ id, name, by }: { id: string | null; name: string; by: 'person' | 'subject' }) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link to={auditLogAddress({ [by]: id })} preventScrollReset>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** An entry: when, who did what, and what it was about. */
function AuditLogRow({ entry: { at, actor, what, subject, said } }: { entry: AuditEntry }) {
  return (
    <li className={styles.entry}>
      <TimeOfDay at={at} />
      <div>
        <p>
          <Named id={actor.id} name={actor.name} by="person" /> {what}
          {subject.id !== null && (
            <>
              {' · '}
              <Named id={subject.id} name={subject.name} by="subject" />
            </>
          )}
        </p>
        {said !== null && (
          <p className={styles.soft}>
            <bdi>{said}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

/** Neighbours with one action, folded if there are several. */
function AuditLogRun({ run }: { run: readonly AuditEntry[] }) {
  const [first] = run;
  if (first === undefined) return null;
  const rows = run.map((entry) => <AuditLogRow key={entry.id} entry={entry} />);
  if (run.length === 1) return rows;
  return (
    <FoldedEntries at={first.at} title={sentence(first.what)} count={t.times({ count: run.length })}>
      {rows}
    </FoldedEntries>
  );
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState drawing={<SiftedSand />} title={common.noMatches()} level={3}>
      <p>{t.noMatchesHint()}</p>
      <Link className={buttons.plain} to={auditLogAddress({})} preventScrollReset>
        {t.showAll()}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState drawing={<SiftedSand />} title={t.noEntriesTitle()} level={3} />
  );
}

/** The entries that match the search, newest first. */
function AuditLogList({ narrowing }: { narrowing: AuditLogNarrowing }) {
  const query = Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== ''));
  const { parts, error, isOlder } = useListParts(record.entries, query, ({ entries }) => entries);
  if (!parts) return <Reading error={error} />;
  return (
    <div className={styles.found} aria-busy={isOlder}>
      {parts.shown.length > 0 ? (
        <div role="group" aria-label={t.auditLog()}>
          {byDay(parts.shown, ({ at }) => at).map(({ day, items }) => (
            <DaySection key={day} day={day}>
              {inRuns(items, ({ what }) => what).map((run) => (
                <AuditLogRun key={run[0]?.id} run={run} />
              ))}
            </DaySection>
          ))}
        </div>
      ) : (
        <NoEntries isNarrowed={isOlder || auditLogAddress(narrowing) !== auditLogAddress(everything)} />
      )}
      <ShowMore parts={parts} noun={t.entriesNoun()} />
    </div>
  );
}

/** The audit log for administrators; the search is in the address. */
export function AuditLogPanel() {
  const narrowing = useAuditLogAddress();
  return (
    <>
      <AuditLogSearch narrowing={narrowing} />
      <AuditLogList narrowing={narrowing} />
      <CheckSection />
    </>
  );
}
