import type { EditorsFinding } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestDismissal } from '../../../../contracts/review-limits.ts';
import { forgetText } from '../../../drafts/kept-text.ts';
import type { StepDialogProps } from '../steps/step-dialog-props.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';

/** A finding in a file or in a text. */
export type JudgedFinding = Pick<EditorsFinding, 'id' | 'excerpt' | 'dismissal'>;

/** Asks why a finding is none. */
export function DismissFindingDialog({
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
