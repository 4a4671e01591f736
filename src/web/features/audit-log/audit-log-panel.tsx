import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { record, type AuditEntry } from '../../../contracts/audit-log.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/audit-log-page.ts';
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
import { AuditLogSearch } from './audit-log-search.tsx';
import styles from './record.module.css';
import { everything, auditLogAddress, useAuditLogAddress, type AuditLogNarrowing } from './use-record-address.ts';

const auditLogColumns = () => [t.when(), t.whoDidWhat(), t.about()] as const;

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
function AuditLogRow({ entry }: { entry: AuditEntry }) {
  const { at, actor, what, subject, said, isSealed } = entry;
  const columns = auditLogColumns();
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
        <CardTable label={t.auditLog()} columns={auditLogColumns()}>
          {parts.shown.map((entry) => (
            <AuditLogRow key={entry.id} entry={entry} />
          ))}
        </CardTable>
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
      <PanelSection title={t.entriesTitle()} lead={t.entriesLead()} isWide>
        <AuditLogSearch key={auditLogAddress(narrowing)} narrowing={narrowing} />
        <AuditLogList narrowing={narrowing} />
      </PanelSection>
      <CheckSection />
    </>
  );
}
