import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EditorsFinding } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestDismissal } from '../../../../contracts/review-limits.ts';
import { forgetText } from '../../../drafts/kept-text.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import type { EditedProps } from '../review-names.ts';
import type { StepDialogProps } from '../steps/next-of.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import styles from './checks.module.css';

/** A finding in a file or in a text. */
type JudgedFinding = Pick<EditorsFinding, 'id' | 'excerpt' | 'dismissal'>;

/** Asks why a finding is none. */
function DismissFindingDialog({
  finding,
  manuscript: { id, version },
  user,
  isOpen,
  onClose,
}: StepDialogProps & { readonly finding: JudgedFinding }) {
  const place = { userId: user.id, articleId: id, purpose: `dismiss:${finding.id}` };
  const { send, isBusy, problem } = useAct(editorial.dismissFinding, () => {
    forgetText(place);
    onClose();
  });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, onClose }}
      title="Dismiss this finding?"
      label="Reason"
      description="For the editors of this journal alone."
      most={longestDismissal}
      action="Dismiss"
      onSend={(reason) => send({ params: { articleId: id }, body: { version, finding: finding.id, reason } })}
    >
      It stays dismissed for as long as the file or text is the same. You can take it back.
    </WordsDialog>
  );
}

/** Who dismissed a finding, when and why; nothing while it is open. */
export const Dismissal = ({ dismissal }: Pick<EditorsFinding, 'dismissal'>) =>
  dismissal && (
    <p className={styles.dismissal}>
      Dismissed by <bdi>{dismissal.by}</bdi> on {formatDay(dismissal.at)}: <bdi>{dismissal.reason}</bdi>
    </p>
  );

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
