import { journalAdministration, type AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { journals } from '../../../../contracts/journals.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { underWayWords } from './typed-journal.ts';

interface ArchiveDialogProps {
  readonly journal: AdministeredJournal;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a journal is archived, or brought back, and says what becomes of it. */
export function ArchiveDialog({ journal, isOpen, onClose }: ArchiveDialogProps) {
  const { isArchived, journalTitle } = journal;
  const archive = useCallMutation(journalAdministration.archive, [
    journalAdministration.list,
    journals.list,
    journals.categories,
  ]);
  const confirm = () =>
    archive.mutate(
      { params: { journalId: journal.id }, body: { isArchived: !isArchived } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={isArchived ? 'Bring this journal back?' : 'Archive this journal?'}
      action={isArchived ? 'Bring it back' : 'Archive it'}
      isOpen={isOpen}
      isBusy={archive.isPending}
      problem={archive.error?.message ?? null}
      onClose={onClose}
      onConfirm={confirm}
    >
      {isArchived ? (
        <>
          <bdi>{journalTitle}</bdi> stands in the lists again, and authors can submit to it.
        </>
      ) : (
        <>
          <bdi>{journalTitle}</bdi> leaves the lists, and nobody can submit to it. Its page says so; its articles, its
          issues and its feed stay where they are{underWayWords(journal, ', and the work goes on with')}.
        </>
      )}
    </ConfirmDialog>
  );
}
