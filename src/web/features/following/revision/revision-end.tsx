import { Button } from '@mantine/core';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { ProblemList, type Problem } from '../../../ui/forms/problem-list.tsx';
import { NamesFound } from '../../names-found/names-found.tsx';
import { revisionAnchor } from '../followed.ts';
import styles from './revision.module.css';
import type { RevisionSending } from './use-revision-sending.ts';

/** The focus goes to a field of the revision. */
const lead = (field: string) =>
  document
    .getElementById(revisionAnchor)
    ?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`)
    ?.focus();

function Stops({ stops }: { stops: readonly Problem[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return <ProblemList lead="It is not submitted yet:" problems={stops} place={place} onMend={lead} />;
}

/** What keeps the revision from being submitted, the button, and the question before it is. */
export function RevisionEnd({ sending, answered }: { sending: RevisionSending; answered: number }) {
  const { tries, stops, isTried, refusal, hasNewManuscript } = sending;
  const attempt = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.attempt();
  };
  const answers = answered === 1 ? 'your answer' : `your ${answered} answers`;
  return (
    <div className={styles.end}>
      {isTried && stops.length > 0 && <Stops key={tries} stops={stops} />}
      {sending.found && (
        <Message kind="warn">
          <NamesFound found={sending.found} meant={sending.meant} label="This is meant, the editor will check it" />
        </Message>
      )}
      {refusal && (
        <Message kind="bad">
          <p>{refusal.message} Nothing that you typed is lost.</p>
        </Message>
      )}
      <form className={styles.actions} method="post" noValidate onSubmit={attempt}>
        <Button type="submit" size="md" loading={sending.isBusy}>
          Submit the revision
        </Button>
        <p className={styles.lead}>The editor receives the new version together with your answers.</p>
      </form>
      <ConfirmDialog
        title="Submit this revision?"
        action="Submit the revision"
        isOpen={sending.isAsking}
        isBusy={sending.isBusy}
        onClose={sending.cancel}
        onConfirm={sending.send}
      >
        {hasNewManuscript ? 'The new manuscript file' : 'You have chosen no new manuscript file: the one from before'}{' '}
        {answered === 0 ? 'goes to the editor.' : `goes to the editor with ${answers}.`} After that it cannot be changed
        until the next decision.
      </ConfirmDialog>
    </div>
  );
}
