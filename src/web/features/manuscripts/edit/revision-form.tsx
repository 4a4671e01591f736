import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ClassFields } from '../class-fields.tsx';
import { manuscriptReads } from '../manuscript-reads.ts';
import { StatementFields } from '../statements/statement-fields.tsx';
import { AuthorsEditor } from '../wizard/authors-editor.tsx';
import { DetailFields } from '../wizard/detail-fields.tsx';
import type { DraftProblem } from '../wizard/draft-problems.ts';
import { isUnderWay, useUploads } from '../wizard/upload-store.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import styles from './manuscript-editor.module.css';
import { RevisionFiles } from './revision-files.tsx';
import { bodyOf, filesAnchor, revisionProblems } from './revision.ts';
import { useRevision, type RevisionInUse } from './use-revision.ts';

interface RevisionFormProps {
  readonly user: CurrentUser;
  readonly manuscript: Manuscript;
  readonly onSent: (message: string) => void;
}

const errorsOf = (problems: readonly DraftProblem[], refused: Readonly<Record<string, string>>) => ({
  ...refused,
  ...Object.fromEntries(problems.map(({ field, message }) => [field, message])),
});

/** Sends the change; problems appear after the first try. */
function useSending({ user, manuscript, onSent }: RevisionFormProps, edit: RevisionInUse) {
  const mutation = useCallMutation(manuscripts.update, manuscriptReads);
  const [tries, setTries] = useState(0);
  const isUploading = Object.values(useUploads(manuscript.awsId)).some(isUnderWay);
  const problems = revisionProblems(edit.revision, user.isAdmin);
  const isHeldBack = problems.length > 0 || isUploading;
  const send = () => {
    setTries(tries + 1);
    if (isHeldBack) return;
    mutation.mutate(
      { params: { articleId: manuscript.id }, body: bodyOf(edit.revision, user.isAdmin) },
      {
        onSuccess: ({ message }) => {
          edit.forget();
          onSent(message);
        },
      },
    );
  };
  return {
    send,
    tries,
    problems,
    isUploading,
    isStopped: tries > 0 && isHeldBack,
    errors: tries > 0 ? errorsOf(problems, mutation.error?.fields ?? {}) : {},
    refusal: mutation.error,
    isBusy: mutation.isPending,
    isSent: mutation.isSuccess,
  };
}

function Stops({ problems, isUploading }: { problems: readonly DraftProblem[]; isUploading: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const messages = problems.map(({ message }) => message);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Message kind="bad">
        <p>{t.notSent()}</p>
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {isUploading && <li>{t.stillUploading()}</li>}
        </ul>
      </Message>
    </div>
  );
}

const unsent = ({ isInBrowser }: RevisionInUse) => (isInBrowser ? t.notSentSaved() : t.notSentUnsaved());

interface RevisionEndProps {
  readonly edit: RevisionInUse;
  readonly sending: ReturnType<typeof useSending>;
  /** The text of the button; it depends on how the journal reviews. */
  readonly action: string;
}

function RevisionEnd({ edit, sending, action }: RevisionEndProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.send();
  };
  return (
    <div className={styles.end}>
      {sending.isStopped && <Stops key={sending.tries} problems={sending.problems} isUploading={sending.isUploading} />}
      {sending.refusal && (
        <Message kind="bad">
          <p>{t.sendingRefused({ reason: sending.refusal.message })}</p>
        </Message>
      )}
      <form className={styles.actions} method="post" noValidate onSubmit={submit}>
        <Button type="submit" size="md" loading={sending.isBusy}>
          {action}
        </Button>
        {edit.isDirty && (
          <>
            <Button variant="subtle" size="md" onClick={edit.undo}>
              {t.undoChanges()}
            </Button>
            <p className={styles.lead}>{unsent(edit)}</p>
          </>
        )}
      </form>
    </div>
  );
}

/** Whom a link leads to the files sees them first: the form loads after the address. */
function useArrivalAtFiles(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${filesAnchor}`) document.getElementById(filesAnchor)?.focus();
  }, [hash]);
}

/** Changes a manuscript and submits it for verification again. */
export function RevisionForm(props: RevisionFormProps) {
  const { user, manuscript } = props;
  const edit = useRevision(user.id, manuscript);
  const sending = useSending(props, edit);
  const { revision, change, isDirty, news } = edit;
  useArrivalAtFiles();
  return (
    <div className={styles.form}>
      {edit.wasSaved && isDirty && (
        <Message kind="info">
          <p>{t.changesRestored()}</p>
        </Message>
      )}
      {news && <ChangedElsewhere news={news} onTake={edit.takeTheirs} />}
      <section className={styles.part} aria-labelledby="revision-details">
        <h2 id="revision-details">{t.stepDetails()}</h2>
        <ClassFields
          journalId={manuscript.journalId}
          chosen={revision.draft}
          errors={sending.errors}
          none={common.none()}
          change={change}
        />
        <DetailFields draft={revision.draft} errors={sending.errors} change={change} />
        <StatementFields
          journalId={manuscript.journalId}
          typed={revision.draft.statements}
          errors={sending.errors}
          change={change}
        />
      </section>
      <section className={styles.part} aria-labelledby="revision-authors">
        <h2 id="revision-authors">{t.stepAuthors()}</h2>
        <AuthorsEditor draft={revision.draft} change={change} user={user} />
      </section>
      <section className={styles.part} aria-labelledby={filesAnchor}>
        <div>
          <h2 id={filesAnchor} tabIndex={-1}>
            {t.files()}
          </h2>
          <p className={styles.lead}>{t.filesStay()}</p>
        </div>
        <RevisionFiles edit={edit} />
      </section>
      <RevisionEnd
        edit={edit}
        sending={sending}
        action={manuscript.reviewModel === 'verification' ? t.submitForVerification() : t.submitChanges()}
      />
      <UnsavedChanges areThere={isDirty && !sending.isSent} onLeave={() => {}} />
    </div>
  );
}
