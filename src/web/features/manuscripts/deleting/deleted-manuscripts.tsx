import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { restorableDays } from '../../../../contracts/constants.ts';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { ListSearch, NothingFound } from '../../lists/list-search.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import styles from '../list/manuscript-list.module.css';
import { useListAddress } from '../list/use-list-address.ts';
import { ManuscriptHeading } from '../manuscript-heading.tsx';
import { manuscriptReads, useManuscriptParts } from '../manuscript-reads.ts';
import { ManuscriptStatus } from '../manuscript-status.tsx';

const columns = [common.manuscript, t.statusBefore, t.restoreUntil, t.actions] as const;

function DeletedRow({ manuscript, onRestored }: { manuscript: ManuscriptEntry; onRestored: () => void }) {
  const restore = useCallMutation(manuscripts.restore, manuscriptReads);
  const bringBack = () =>
    restore.mutate(
      { params: { articleId: manuscript.id } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onRestored();
        },
      },
    );
  return (
    <CardRow>
      <CardCell label={columns[0]()}>
        <ManuscriptHeading manuscript={manuscript} isFromOthers />
      </CardCell>
      <CardCell label={columns[1]()}>
        <ManuscriptStatus status={manuscript.articleStatus} />
      </CardCell>
      <CardCell label={columns[2]()}>
        {manuscript.restorableUntil === null ? t.noLonger() : formatMoment(new Date(manuscript.restorableUntil))}
      </CardCell>
      <CardCell label={columns[3]()}>
        {manuscript.allowed.includes('restore') && (
          <Button
            className={styles.whole ?? ''}
            variant="default"
            leftSection={<IconArrowBackUp aria-hidden stroke={1.5} size={20} />}
            loading={restore.isPending}
            aria-label={t.restoreNamed({ title: manuscript.articleTitle })}
            onClick={bringBack}
          >
            {t.restore()}
          </Button>
        )}
        {restore.error && (
          <p role="alert" className={styles.problem}>
            {restore.error.message}
          </p>
        )}
      </CardCell>
    </CardRow>
  );
}

function NothingDeleted() {
  return (
    <EmptyState drawing={<SiftedSand />} title={t.noneDeleted()} level={3}>
      <p>{t.noneDeletedHelp({ days: restorableDays })}</p>
    </EmptyState>
  );
}

/** Deleted manuscripts that can still be restored (decision 34). */
export function DeletedManuscripts() {
  const { words, narrow } = useListAddress();
  const { parts, error, isOlder } = useManuscriptParts(manuscripts.deleted, { q: words || undefined });
  const top = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  if (!parts) return <Reading error={error} />;
  const isEmpty = parts.shown.length === 0;
  // While the whole list loads, this is still the answer to the last search.
  const isBlank = isEmpty && words === '' && !isOlder;
  const clear = () => {
    narrow({ words: '' });
    field.current?.focus();
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.list}>
      {!isBlank && (
        <ListSearch
          label={t.searchDeleted()}
          description={t.searchByName()}
          foldsOnPhone
          words={words}
          field={field}
          onSearch={(typed) => narrow({ words: typed })}
        />
      )}
      {isEmpty && (isBlank ? <NothingDeleted /> : <NothingFound onClear={clear} />)}
      {!isEmpty && (
        <div className={styles.found} aria-busy={isOlder}>
          <CardTable label={t.deletedManuscripts()} columns={columns.map((column) => column())}>
            {parts.shown.map((manuscript) => (
              <DeletedRow key={manuscript.id} manuscript={manuscript} onRestored={() => top.current?.focus()} />
            ))}
          </CardTable>
        </div>
      )}
      <ShowMore parts={parts} noun={t.deletedNoun()} />
    </div>
  );
}
