import { Button } from '@mantine/core';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import * as t from '../../../../messages/tracking.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { ProblemList, type Problem } from '../../../ui/forms/problem-list.tsx';
import { unfoldAround } from '../../../ui/unfold-to.ts';
import { NamesFound } from '../../names-found/names-found.tsx';
import { revisionAnchor } from '../followed.ts';
import styles from './revision.module.css';
import type { RevisionUpload } from './use-revision-sending.ts';

/** Focuses a field of the revision. */
function lead(field: string): void {
  const revision = document.getElementById(revisionAnchor);
  const place = revision?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`);
  unfoldAround(place);
  place?.focus();
}

function Stops({ stops }: { stops: readonly Problem[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return <ProblemList lead={t.beforeSubmitting()} problems={stops} place={place} onMend={lead} />;
}

/** What is still missing, the button that submits, and the confirmation. */
export function RevisionEnd({ sending, answered }: { sending: RevisionUpload; answered: number }) {
  const { tries, stops, isTried, refusal, hasNewManuscript } = sending;
  const attempt = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.attempt();
  };
  return (
    <div className={styles.end}>
      {isTried && stops.length > 0 && <Stops key={tries} stops={stops} />}
      {sending.found && (
        <Message kind="warn">
          <NamesFound found={sending.found} meant={sending.meant} label={t.notAProblemEditorChecks()} />
        </Message>
      )}
      {refusal && (
        <Message kind="bad">
          <p>{t.entriesSaved({ problem: refusal.message })}</p>
        </Message>
      )}
      <form className={styles.actions} method="post" noValidate onSubmit={attempt}>
        <Button type="submit" size="md" loading={sending.isBusy}>
          {t.submitRevision()}
        </Button>
      </form>
      <ConfirmDialog
        title={t.submitTitle()}
        action={t.submitRevision()}
        isOpen={sending.isAsking}
        isBusy={sending.isBusy}
        onClose={sending.cancel}
        onConfirm={sending.send}
      >
        {t.submitText({ hasFile: hasNewManuscript ? 'yes' : 'no', answers: answered })}
      </ConfirmDialog>
    </div>
  );
}
