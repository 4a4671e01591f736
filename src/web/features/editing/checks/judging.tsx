import { Button } from '@mantine/core';
import { useState } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import { Message } from '../../../ui/forms/message.tsx';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { useAct } from '../use-act.ts';
import styles from './checks.module.css';
import { DismissFindingDialog, type JudgedFinding } from './dismiss-finding-dialog.tsx';

/** One button for both, so that it keeps the focus when the finding has changed. */
export function Judging({ finding, manuscript, user }: EditedProps & { readonly finding: JudgedFinding }) {
  const { id, version } = manuscript;
  const [isAsked, setAsked] = useState(false);
  const { send, isBusy, problem } = useAct(editorial.reopenFinding);
  const isDismissed = finding.dismissal !== null;
  const words = isDismissed ? 'Take back' : 'Dismiss';
  const reopen = () => send({ params: { articleId: id }, body: { version, finding: finding.id } });
  return (
    <>
      <Button
        className={styles.judging ?? ''}
        variant="default"
        size="compact-md"
        loading={isBusy}
        aria-label={`${words}: ${finding.excerpt}`}
        onClick={() => (isDismissed ? reopen() : setAsked(true))}
      >
        {words}
      </Button>
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DismissFindingDialog {...{ finding, manuscript, user }} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}
