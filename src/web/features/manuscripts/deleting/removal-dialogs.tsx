import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { deleteOnlyBySupport, restorableDays } from '../../../../contracts/constants.ts';
import { contactSubjects, pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { bdi } from '../../../ui/message-tags.tsx';
import { useRemoval, type RemovalProps } from './use-removal.ts';
import { RemovalProblem, WithdrawDialog } from './withdraw-dialog.tsx';

/** Tells an author that only the support team deletes manuscripts. */
function SupportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={t.askSupportTitle()} isOpen={isOpen} onClose={onClose}>
      <p>{deleteOnlyBySupport}</p>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          {common.cancel()}
        </Button>
        <Button component={Link} to={pages.contact.href({ subject: contactSubjects.usual })}>
          {t.contactSupport()}
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks an administrator before an unpublished manuscript is hidden. */
function DeleteDialog({ isOpen, ...removal }: RemovalProps) {
  const { remove, isBusy, problem, close } = useRemoval({ ...removal, outcome: t.isDeleted });
  return (
    <Dialog title={t.deleteTitle()} isOpen={isOpen} onClose={close}>
      <p>{t.deleteEffect({ title: removal.manuscript.articleTitle, days: restorableDays, bdi })}</p>
      <RemovalProblem error={problem} />
      <div className={dialog.actions}>
        <Button variant="default" data-autofocus onClick={close}>
          {common.cancel()}
        </Button>
        <Button color="var(--bad)" loading={isBusy} onClick={() => remove()}>
          {t.deleteManuscript()}
        </Button>
      </div>
    </Dialog>
  );
}

/** The dialog for removing a manuscript, by what the server allows. */
export function RemovalDialogs(props: RemovalProps) {
  const { allowed } = props.manuscript;
  if (allowed.includes('withdraw')) return <WithdrawDialog {...props} />;
  if (allowed.includes('delete')) return <DeleteDialog {...props} />;
  return <SupportDialog isOpen={props.isOpen} onClose={props.onClose} />;
}
