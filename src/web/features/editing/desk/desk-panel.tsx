import { Button } from '@mantine/core';
import { useRef, type RefObject } from 'react';
import { Link } from 'react-router';
import type { DeskEntry, DeskPart } from '../../../../contracts/desk-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { useListParts } from '../../../api/use-call-parts.ts';
import { RisingSun } from '../../../ui/drawings/rising-sun.tsx';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { ReviewSettingsSection } from '../../review-settings/review-settings-section.tsx';
import { countWords, useDeskCounts, useEditedJournals } from './desk-counts.ts';
import { DeskBar } from './desk-bar.tsx';
import { DeskFilters, useDeskAddress, type DeskAddress } from './desk-filters.tsx';
import { DeskTable } from './desk-table.tsx';
import styles from './desk.module.css';
import { useSelection } from './use-selection.ts';

const empty: Readonly<Record<DeskPart, { readonly title: PlainMessage; readonly text: PlainMessage }>> = {
  'needs-me': { title: t.emptyMineTitle, text: t.emptyMine },
  mine: { title: t.emptyAssignedTitle, text: t.emptyAssigned },
  unassigned: { title: t.emptyUnassignedTitle, text: t.emptyUnassigned },
  waiting: { title: t.emptyWaitingTitle, text: t.emptyWaiting },
  decided: { title: t.emptyDecidedTitle, text: t.emptyDecided },
  all: { title: t.emptyAllTitle, text: t.emptyAll },
};

function EmptyDesk({ address, field }: { address: DeskAddress; field: RefObject<HTMLInputElement | null> }) {
  const { part, isNarrowed, narrow } = address;
  if (isNarrowed) {
    const clear = () => {
      narrow({ words: '', journal: '', status: '', editor: '', section: '' });
      field.current?.focus();
    };
    return (
      <EmptyState drawing={<SiftedSand />} title={common.noMatches()} level={3}>
        <p>{t.noMatchesHelp()}</p>
        <Button variant="default" onClick={clear}>
          {common.clearSearch()}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={part === 'needs-me' ? <RisingSun /> : <SiftedSand />} title={empty[part].title()} level={3}>
      <p>{empty[part].text()}</p>
      {part === 'needs-me' && (
        <Button variant="default" onClick={() => narrow({ part: 'waiting' })}>
          {t.showWaiting()}
        </Button>
      )}
    </EmptyState>
  );
}

/** The filters as the calls take them. */
const queryOf = ({ part, journal, words, status, editor, section }: DeskAddress) => ({
  part,
  ...(journal === '' ? {} : { journal }),
  ...(words === '' ? {} : { q: words }),
  ...(status === '' ? {} : { status }),
  ...(editor === '' ? {} : { editor }),
  ...(section === '' ? {} : { section }),
});

/** The setup of the journals of which someone is the editor in chief. */
function ChiefsJournals({ user }: { user: CurrentUser }) {
  const journals = user.roles.filter(({ role }) => role === 'editor-in-chief');
  if (journals.length === 0) return null;
  return (
    <ul className={styles.setups}>
      {journals.map(({ journalId, journalAbbreviation }) => (
        <li key={journalId}>
          <Link to={pages.journalSetup.href({ journalId })}>{t.setUpJournal({ journal: journalAbbreviation })}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The editors’ desk, overdue tasks first; and the review settings of the journals for administrators. */
export function DeskPanel({ user }: { user: CurrentUser }) {
  const address = useDeskAddress();
  const field = useRef<HTMLInputElement>(null);
  const query = queryOf(address);
  const selection = useSelection(user);
  const { parts, error, isOlder } = useListParts(
    editorial.desk,
    query,
    ({ manuscripts }): readonly DeskEntry[] => manuscripts,
  );
  const counts = useDeskCounts(user);
  return (
    <div className={styles.desk}>
      <p role="status" className={styles.count}>
        {counts && countWords(counts)}
      </p>
      <DeskFilters address={address} journals={useEditedJournals(user)} field={field} />
      {!parts && <Reading error={error} />}
      {parts && (
        <div className={styles.found} aria-busy={isOlder}>
          {parts.shown.length > 0 && (
            <>
              <DeskBar user={user} entries={parts.shown} selection={selection} query={query} />
              <DeskTable user={user} entries={parts.shown} selection={selection} />
            </>
          )}
          {parts.shown.length === 0 && !isOlder && <EmptyDesk address={address} field={field} />}
          <ShowMore parts={parts} noun={t.manuscriptsNoun()} />
        </div>
      )}
      {user.isAdmin ? <ReviewSettingsSection /> : <ChiefsJournals user={user} />}
    </div>
  );
}
