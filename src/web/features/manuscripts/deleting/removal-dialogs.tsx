import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { deleteOnlyBySupport, restorableDays } from '../../../../contracts/constants.ts';
import { contactSubjects, pages } from '../../../../contracts/pages.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { useRemoval, type RemovalProps } from './use-removal.ts';
import { RemovalProblem, WithdrawDialog } from './withdraw-dialog.tsx';

/** What an author hears who wants to delete a manuscript: the support team does it. */
function SupportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Delete this manuscript" isOpen={isOpen} onClose={onClose}>
      <p>{deleteOnlyBySupport}</p>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button component={Link} to={pages.contact.href({ subject: contactSubjects.usual })}>
          Contact Support
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks an administrator before an unpublished manuscript is hidden. */
function DeleteDialog({ isOpen, ...removal }: RemovalProps) {
  const { remove, isBusy, problem, close } = useRemoval({ ...removal, outcome: 'is deleted.' });
  return (
    <Dialog title="Delete this manuscript?" isOpen={isOpen} onClose={close}>
      <p>
        “<bdi>{removal.manuscript.articleTitle}</bdi>” is hidden from everybody, its author included, who is told by
        email. For {restorableDays} days you can bring it back from “Deleted manuscripts”; then its files are gone for
        good.
      </p>
      <RemovalProblem error={problem} />
      <div className={dialog.actions}>
        <Button variant="default" data-autofocus onClick={close}>
          Cancel
        </Button>
        <Button color="var(--bad)" loading={isBusy} onClick={() => remove()}>
          Delete the manuscript
        </Button>
      </div>
    </Dialog>
  );
}

/** The dialog that a person meets who wants a manuscript gone: by what the server allows them. */
export function RemovalDialogs(props: RemovalProps) {
  const { allowed } = props.manuscript;
  if (allowed.includes('withdraw')) return <WithdrawDialog {...props} />;
  if (allowed.includes('delete')) return <DeleteDialog {...props} />;
  return <SupportDialog isOpen={props.isOpen} onClose={props.onClose} />;
}
