import { journalAdministration, type AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { journals } from '../../../../contracts/journals.ts';
import * as t from '../../../../messages/journal-settings.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';

interface ArchiveDialogProps {
  readonly journal: AdministeredJournal;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a journal is archived or restored. */
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
      title={isArchived ? t.restoreTitle() : t.archiveTitle()}
      action={isArchived ? t.restoreAction() : t.archiveAction()}
      isOpen={isOpen}
      isBusy={archive.isPending}
      problem={archive.error?.message ?? null}
      onClose={onClose}
      onConfirm={confirm}
    >
      {isArchived
        ? t.restoreText({ title: () => <bdi>{journalTitle}</bdi> })
        : t.archiveText({ title: () => <bdi>{journalTitle}</bdi>, count: journal.manuscriptsUnderWay })}
    </ConfirmDialog>
  );
}
