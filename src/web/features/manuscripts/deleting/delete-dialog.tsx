import { Button } from '@mantine/core';
import { restorableDays } from '../../../../contracts/constants.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { RemovalProblem } from './removal-problem.tsx';
import { useRemoval, type RemovalProps } from './use-removal.ts';

/** Asks an administrator before an unpublished manuscript is hidden. */
export function DeleteDialog({ isOpen, ...removal }: RemovalProps) {
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
