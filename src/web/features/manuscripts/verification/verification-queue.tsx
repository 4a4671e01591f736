import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { ComesBack } from '../../../ui/comes-back.tsx';
import { RisingSun } from '../../../ui/drawings/rising-sun.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { ListSearch, NothingFound } from '../../lists/list-search.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import listStyles from '../list/manuscript-list.module.css';
import { useListAddress } from '../list/use-list-address.ts';
import { ManuscriptHeading } from '../manuscript-heading.tsx';
import type { ManuscriptParts } from '../manuscript-reads.ts';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { queueAddress } from './queue-address.ts';

const columns = [common.manuscript, common.status, t.volumeAndIssue, t.pendingSince] as const;

interface VerificationQueueProps {
  readonly parts: ManuscriptParts;
  readonly isOlder: boolean;
}

function QueueTable({ shown }: { shown: ManuscriptParts['shown'] }) {
  const [search] = useSearchParams();
  return (
    <CardTable label={t.manuscriptsToVerify()} columns={columns.map((column) => column())}>
      {shown.map((manuscript) => (
        <CardRow key={manuscript.id}>
          <CardCell label={columns[0]()}>
            <ManuscriptHeading manuscript={manuscript} address={queueAddress(search, manuscript.id)} isFromOthers />
            <ComesBack mark={manuscript.authorComesBack} />
          </CardCell>
          <CardCell label={columns[1]()}>
            <ManuscriptStatus status={manuscript.articleStatus} />
            {manuscript.version > 1 && (
              <p className={listStyles.soft}>{t.versionNumber({ version: manuscript.version })}</p>
            )}
          </CardCell>
          <CardCell label={columns[2]()}>
            {t.volumeAndIssueShort({ volume: manuscript.articleVolume, issue: manuscript.articleIssue })}
          </CardCell>
          <CardCell label={columns[3]()}>{formatDay(manuscript.waitingSince)}</CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
}

/** The pending manuscripts, oldest first; the title opens one. */
export function VerificationQueue({ parts, isOlder }: VerificationQueueProps) {
  const { words, narrow } = useListAddress();
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = parts.shown.length === 0;
  // While the whole queue loads, this is still the answer to the last search.
  if (isEmpty && words === '' && !isOlder) {
    return (
      <EmptyState drawing={<RisingSun />} title={t.nothingToVerify()} level={3}>
        <p>{t.nothingToVerifyHelp()}</p>
      </EmptyState>
    );
  }
  const clear = () => {
    narrow({ words: '' });
    field.current?.focus();
  };
  return (
    <div className={listStyles.list}>
      <ListSearch
        label={t.searchPending()}
        foldsOnPhone
        words={words}
        field={field}
        onSearch={(typed) => narrow({ words: typed })}
      />
      {isEmpty ? (
        <NothingFound onClear={clear} />
      ) : (
        <div className={listStyles.found} aria-busy={isOlder}>
          <QueueTable shown={parts.shown} />
        </div>
      )}
      <ShowMore parts={parts} noun={t.manuscriptsNoun()} />
    </div>
  );
}
