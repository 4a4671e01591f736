import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { deleteOnlyBySupport } from '../../../../contracts/constants.ts';
import { contactSubjects, pages } from '../../../../contracts/pages.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';

/** What an author hears who wants to delete a manuscript: the support team does it. */
export function SupportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
