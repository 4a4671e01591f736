import { revisions } from '../../../contracts/revisions.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import type { AuthorDialogProps } from './author-dialog-props.ts';
import { followedReads } from './followed-reads.ts';
import { suggestionOf } from './suggestion-of.ts';

/** Asks before a manuscript moves to the journal that the decision suggests. */
export function MoveDialog({ manuscript, isOpen, onClose }: AuthorDialogProps) {
  const { id, version } = manuscript;
  const journal = suggestionOf(manuscript)?.journalTitle ?? 'the suggested journal';
  const move = useCallMutation(revisions.move, followedReads);
  const confirm = () =>
    move.mutate(
      { params: { articleId: id }, body: { version } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={`Move it to ${journal}?`}
      action="Move the manuscript"
      isOpen={isOpen}
      isBusy={move.isPending}
      problem={move.error?.message ?? null}
      onClose={onClose}
      onConfirm={confirm}
    >
      The manuscript goes to the editor of {journal} as it stands, with its reports. You do not submit it again. The
      reports name nobody, there either.
    </ConfirmDialog>
  );
}
