import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { reviewForms, type ReviewForm } from '../../../contracts/review-forms.ts';
import * as t from '../../../messages/review-forms.ts';
import { useCall } from '../../api/use-call.ts';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import page from '../../ui/page.module.css';
import { reviewSettingsAddress } from '../review-settings/review-settings-address.ts';
import { AnswersDownload } from './answers-download.tsx';
import { FormPreview } from './form-preview.tsx';
import { QuestionsEditor } from './questions-editor.tsx';
import styles from './review-forms.module.css';
import { useReviewForm } from './use-review-form.ts';

const Back = ({ user }: { user: CurrentUser }) => (
  <p>
    <Link to={reviewSettingsAddress(user.id)}>{t.backToSettings()}</Link>
  </p>
);

/** Which version is in use. */
function Version({ form: { version, savedAt } }: { form: ReviewForm }) {
  if (savedAt === null) return null;
  return <p className={styles.soft}>{t.formVersion({ version, day: formatDay(savedAt) })}</p>;
}

function Editor({ form, user }: { form: ReviewForm; user: CurrentUser }) {
  const { saved, questions, change, problem, save, discard, isBusy, isDirty } = useReviewForm(form);
  return (
    <div className={styles.page}>
      <Back user={user} />
      <header className={styles.head}>
        <h1 className={page.heading}>{t.reviewForm()}</h1>
        <p className={styles.journal}>
          <bdi>{form.journalTitle}</bdi>
        </p>
        <p className={page.lead}>{t.formLead()}</p>
        <Version form={saved} />
      </header>
      <div className={styles.columns}>
        <section className={styles.editor} aria-labelledby="questions">
          <h2 id="questions">{t.questions()}</h2>
          <QuestionsEditor questions={questions} onChange={change} />
          {problem !== null && <Message kind="bad">{problem}</Message>}
          <div className={styles.buttons}>
            <Button size="md" loading={isBusy} disabled={!isDirty} onClick={save}>
              {t.saveForm()}
            </Button>
            {isDirty && (
              <Button variant="subtle" size="md" onClick={discard}>
                {t.discardChanges()}
              </Button>
            )}
          </div>
          {saved.version > 0 && <AnswersDownload journalId={form.journalId} />}
        </section>
        <FormPreview questions={questions} />
      </div>
      <UnsavedChanges areThere={isDirty} onLeave={() => undefined} />
    </div>
  );
}

/** A journal’s review form, for administrators. */
export function ReviewFormEditor({ user, journalId }: { user: CurrentUser; journalId: string }) {
  const { data, error } = useCall(reviewForms.single, { params: { journalId } });
  if (data) return <Editor form={data} user={user} />;
  if (error?.status === 403 || error?.status === 404) {
    return (
      <EmptyState drawing={<LostFootprints />} title={t.notForYou()} level={1}>
        <p>{t.notForYouHelp()}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className={page.heading}>{t.reviewForm()}</h1>
      <Reading error={error} />
    </>
  );
}
