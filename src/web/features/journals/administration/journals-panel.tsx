import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { journalAdministration } from '../../../../contracts/journal-administration.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/journal-settings.ts';
import * as indexing from '../../../../messages/indexing.ts';
import * as setup from '../../../../messages/journal-setup.ts';
import * as settings from '../../../../messages/review-settings.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { reviewSettingsAddress } from '../../review-settings/review-settings-address.ts';
import { JournalEditor } from './journal-editor.tsx';
import { JournalsList } from './journals-list.tsx';
import styles from './journals-list.module.css';

/** The title of a form, focused when the form opens. */
function FormTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className={styles.formTitle}>
      {children}
    </h3>
  );
}

interface EditedProps {
  readonly userId: string;
  readonly journalId: string;
  readonly listAddress: string;
}

/** The form of one journal; a new journal leads to the public list, a changed one back to this list. */
function EditedJournal({ userId, journalId, listAddress }: EditedProps) {
  const { data, error } = useCall(journalAdministration.list);
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const isNew = journalId === 'new';
  if (!data) return <Reading error={error} />;
  const journal = data.find(({ id }) => id === journalId);
  if (!isNew && !journal) {
    return (
      <Message kind="info">
        <p>{t.notFound({ link: (text) => <Link to={listAddress}>{text}</Link> })}</p>
      </Message>
    );
  }
  const saved = (message: string) => {
    showNotice('good', message);
    void navigate(isNew ? pages.journalPublications.href() : listAddress);
  };
  return (
    <>
      <FormTitle>{journal ? journal.journalTitle : t.newJournal()}</FormTitle>
      {journal && (
        <p className={styles.links}>
          <Link to={pages.journalSetup.href({ journalId })}>{setup.journalSetup()}</Link>
          <Link to={pages.indexing.href({ journalId })}>{indexing.indexing()}</Link>
          <Link to={reviewSettingsAddress(userId)}>{settings.reviewSettings()}</Link>
        </p>
      )}
      <JournalEditor
        key={turn}
        userId={userId}
        journal={journal ?? null}
        listAddress={listAddress}
        onSaved={saved}
        onRestart={() => setTurn(turn + 1)}
      />
    </>
  );
}

/** All publications, for administrators; the address names the one being edited. */
export function JournalsPanel({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const journalId = search.get('journal');
  const addressOf = (journal?: string) =>
    pages.dashboard.href({ profileId: userId }, { tab: dashboardTabs.createJournal, journal });
  return (
    <div className={styles.panel}>
      {journalId === null ? (
        <JournalsList userId={userId} addressOf={addressOf} />
      ) : (
        <EditedJournal key={journalId} userId={userId} journalId={journalId} listAddress={addressOf()} />
      )}
    </div>
  );
}
