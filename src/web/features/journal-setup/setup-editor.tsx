import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { journalSetup, type StoredSetup } from '../../../contracts/journal-setup.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/journal-setup.ts';
import * as forms from '../../../messages/review-forms.ts';
import { useCall } from '../../api/use-call.ts';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { FormattedTextField } from '../../ui/formatted-text/formatted-text-field.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import page from '../../ui/page.module.css';
import { reviewSettingsAddress } from '../review-settings/review-settings-address.ts';
import { BoardList } from './board-list.tsx';
import { Checklist } from './checklist.tsx';
import { ArticleTypeList, SectionList } from './class-lists.tsx';
import styles from './journal-setup.module.css';
import { PrintDesignPart } from './print-design-part.tsx';
import { StatementRulesList } from './statement-rules-list.tsx';
import { useSetup } from './use-setup.ts';

function Editor({ stored, user }: { stored: StoredSetup; user: CurrentUser }) {
  const edit = useSetup(stored);
  const { savedAt } = edit.saved;
  return (
    <div className={styles.page}>
      <p className={styles.ways}>
        {user.isAdmin && <Link to={reviewSettingsAddress(user.id)}>{forms.backToSettings()}</Link>}
        <Link to={pages.journal.href({ catId: stored.journalAbbreviation })}>{t.viewJournal()}</Link>
      </p>
      <header className={styles.head}>
        <h1 className={page.heading}>{t.journalSetup()}</h1>
        <p className={styles.journal}>
          <bdi>{stored.journalTitle}</bdi>
        </p>
        <p className={page.lead}>{t.setupLead()}</p>
        {savedAt !== null && <p className={styles.soft}>{t.savedOn({ day: formatDay(savedAt) })}</p>}
      </header>
      <SectionList {...edit} />
      <ArticleTypeList {...edit} />
      <Checklist {...edit} />
      <StatementRulesList {...edit} />
      <section className={styles.part} aria-label={t.guidelines()}>
        <h2>{t.guidelines()}</h2>
        <FormattedTextField
          label={t.guidelinesText()}
          description={t.guidelinesHelp()}
          value={edit.setup.guidelinesHtml}
          onChange={(guidelinesHtml) => edit.change({ guidelinesHtml })}
        />
      </section>
      <BoardList {...edit} />
      <PrintDesignPart {...edit} />
      <div className={styles.end}>
        {edit.problem !== null && <Message kind="bad">{edit.problem}</Message>}
        <div className={styles.ways}>
          <Button size="md" loading={edit.isBusy} disabled={!edit.isDirty} onClick={edit.save}>
            {t.saveSetup()}
          </Button>
          {edit.isDirty && (
            <Button variant="subtle" size="md" onClick={edit.discard}>
              {t.discardChanges()}
            </Button>
          )}
        </div>
      </div>
      <UnsavedChanges areThere={edit.isDirty} onLeave={() => undefined} />
    </div>
  );
}

/** What a journal asks of its authors, and its board, for its editor in chief and administrators. */
export function SetupEditor({ user, journalId }: { user: CurrentUser; journalId: string }) {
  const { data, error } = useCall(journalSetup.single, { params: { journalId } });
  if (data) return <Editor stored={data} user={user} />;
  if (error?.status === 403 || error?.status === 404) {
    return (
      <EmptyState drawing={<LostFootprints />} title={t.notForYou()} level={1}>
        <p>{t.notForYouHelp()}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className={page.heading}>{t.journalSetup()}</h1>
      <Reading error={error} />
    </>
  );
}
