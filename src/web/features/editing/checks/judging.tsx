import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EditorsFinding } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestDismissal } from '../../../../contracts/review-limits.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { bdi } from '../../../ui/message-tags.tsx';
import type { EditedProps } from '../review-names.ts';
import type { StepDialogProps } from '../steps/next-of.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import styles from './checks.module.css';

/** A finding in a file or in a text. */
type JudgedFinding = Pick<EditorsFinding, 'id' | 'excerpt' | 'dismissal'>;

/** Asks for the reason to dismiss a finding. */
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
      title={t.dismissTitle()}
      label={common.reason()}
      description={t.editorsOnly()}
      most={longestDismissal}
      action={t.dismiss()}
      onSend={(reason) => send({ params: { articleId: id }, body: { version, finding: finding.id, reason } })}
    >
      {t.dismissText()}
    </WordsDialog>
  );
}

/** Who dismissed a finding, when and why; nothing while it is open. */
export const Dismissal = ({ dismissal }: Pick<EditorsFinding, 'dismissal'>) =>
  dismissal && (
    <p className={styles.dismissal}>
      {t.dismissedBy({ name: dismissal.by, day: formatDay(dismissal.at), reason: dismissal.reason, bdi })}
    </p>
  );

/** Dismisses a finding or undoes that; a single button, so that the focus stays on it. */
export function Judging({ finding, manuscript, user }: EditedProps & { readonly finding: JudgedFinding }) {
  const { id, version } = manuscript;
  const [isAsked, setAsked] = useState(false);
  const { send, isBusy, problem } = useAct(editorial.reopenFinding);
  const isDismissed = finding.dismissal !== null;
  const reopen = () => send({ params: { articleId: id }, body: { version, finding: finding.id } });
  return (
    <>
      <Button
        className={styles.judging ?? ''}
        variant="default"
        size="compact-md"
        loading={isBusy}
        aria-label={
          isDismissed ? t.undoNamed({ excerpt: finding.excerpt }) : t.dismissNamed({ excerpt: finding.excerpt })
        }
        onClick={() => (isDismissed ? reopen() : setAsked(true))}
      >
        {isDismissed ? t.undoDismissal() : t.dismiss()}
      </Button>
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DismissFindingDialog {...{ finding, manuscript, user }} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}
