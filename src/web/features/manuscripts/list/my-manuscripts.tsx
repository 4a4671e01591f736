import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { manuscriptStatuses } from '../../../../contracts/constants.ts';
import { drafts } from '../../../../contracts/drafts.ts';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { unbroken } from '../../../ui/message-tags.tsx';
import { ListSearch, NothingFound } from '../../lists/list-search.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { useOpener } from '../../lists/use-list-dialog.ts';
import { arrivedNumber } from '../arrived-manuscript.ts';
import { RemovalDialogs } from '../deleting/removal-dialogs.tsx';
import { useManuscriptParts, type ManuscriptParts } from '../manuscript-reads.ts';
import { VersionHistory } from '../versions/version-history.tsx';
import { DraftList } from './draft-list.tsx';
import styles from './manuscript-list.module.css';
import { manuscriptColumns, ManuscriptRow } from './manuscript-row.tsx';
import { useListAddress, type Narrowing } from './use-list-address.ts';

/** A person's manuscripts, with the dialogs of their rows. */
function ManuscriptTable({ user, shown }: { user: CurrentUser; shown: readonly ManuscriptEntry[] }) {
  const versions = useAsked<ManuscriptEntry>();
  const removal = useAsked<ManuscriptEntry>();
  const place = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useOpener();
  const asking = (ask: (manuscript: ManuscriptEntry) => void) => (manuscript: ManuscriptEntry) => {
    remember();
    ask(manuscript);
  };
  const closing = (close: () => void) => () => {
    close();
    giveBack();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <CardTable label={t.myManuscripts()} columns={manuscriptColumns.map((column) => column())}>
        {shown.map((manuscript) => (
          <ManuscriptRow
            key={manuscript.id}
            manuscript={manuscript}
            user={user}
            onVersions={asking(versions.ask)}
            onRemove={asking(removal.ask)}
          />
        ))}
      </CardTable>
      {versions.asked && (
        <Dialog
          title={t.submittedVersions()}
          size="lg"
          isOpen={versions.asked.isOpen}
          onClose={closing(versions.close)}
        >
          <VersionHistory articleId={versions.asked.what.id} />
        </Dialog>
      )}
      {removal.asked && (
        <RemovalDialogs
          key={removal.asked.turn}
          manuscript={removal.asked.what}
          userId={user.id}
          isOpen={removal.asked.isOpen}
          onClose={closing(removal.close)}
          onRemoved={() => place.current?.focus()}
        />
      )}
    </div>
  );
}

interface MyManuscriptsProps {
  readonly user: CurrentUser;
  readonly submitAddress: string;
}

interface OwnListProps {
  readonly user: CurrentUser;
  readonly submitAddress: string;
  readonly parts: ManuscriptParts;
  readonly isOlder: boolean;
  readonly address: ReturnType<typeof useListAddress>;
}

const statusOf = (value: string): Narrowing['status'] => manuscriptStatuses.find((status) => status === value) ?? null;

/** From so many manuscripts on, a list can be searched. */
const manyManuscripts = 10;

function NothingYet({ submitAddress }: { submitAddress: string }) {
  return (
    <EmptyState drawing={<OpenBook />} title={t.noManuscripts()} level={3}>
      <p>{t.noManuscriptsHelp()}</p>
      <Link className={buttons.primary} to={submitAddress}>
        {t.submitManuscript()}
      </Link>
    </EmptyState>
  );
}

function OwnList({ user, submitAddress, parts, isOlder, address }: OwnListProps) {
  const field = useRef<HTMLInputElement>(null);
  const { words, status, isNarrowed, narrow } = address;
  const isEmpty = parts.shown.length === 0;
  // While the whole list loads, this is still the answer to the last search.
  if (isEmpty && !isNarrowed && !isOlder) return <NothingYet submitAddress={submitAddress} />;
  const clear = () => {
    narrow({ words: '', status: null });
    field.current?.focus();
  };
  return (
    <>
      {(isNarrowed || isOlder || parts.shown.length >= manyManuscripts) && (
        <ListSearch
          label={t.searchMine()}
          description={t.searchMineHelp()}
          words={words}
          field={field}
          onSearch={(typed) => narrow({ words: typed })}
        >
          <NativeSelect
            label={common.status()}
            data={[{ value: '', label: t.anyStatus() }, ...manuscriptStatuses]}
            value={status ?? ''}
            onChange={({ currentTarget: { value } }) => narrow({ status: statusOf(value) })}
          />
        </ListSearch>
      )}
      {isEmpty ? (
        <NothingFound onClear={clear} />
      ) : (
        <div className={styles.found} aria-busy={isOlder}>
          <ManuscriptTable user={user} shown={parts.shown} />
        </div>
      )}
      <ShowMore parts={parts} noun={t.manuscriptsNoun()} />
    </>
  );
}

/** The person's submitted manuscripts, below the unfinished drafts. */
export function MyManuscripts({ user, submitAddress }: MyManuscriptsProps) {
  const address = useListAddress();
  const query = { q: address.words || undefined, status: address.status ?? undefined };
  const { parts, error, isOlder } = useManuscriptParts(manuscripts.mine, query);
  const own = useCall(drafts.list);
  const top = useRef<HTMLDivElement>(null);
  const arrived = arrivedNumber(useLocation().state);
  if (!parts) return <Reading error={error} />;
  return (
    <div ref={top} tabIndex={-1} className={styles.list}>
      {arrived !== null && (
        <Message kind="good">
          <p>{t.submittedAs({ number: arrived, strong: unbroken })}</p>
        </Message>
      )}
      {parts.shown.length > 0 && (
        <div>
          <Link className={buttons.secondary} to={submitAddress}>
            {t.newSubmission()}
          </Link>
        </div>
      )}
      <DraftList drafts={own.data ?? []} user={user} onDiscarded={() => top.current?.focus()} />
      <OwnList user={user} submitAddress={submitAddress} parts={parts} isOlder={isOlder} address={address} />
    </div>
  );
}
