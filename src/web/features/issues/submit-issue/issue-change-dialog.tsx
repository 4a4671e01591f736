import type { ManagedIssue } from '../../../../contracts/issues.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import textButton from '../../../ui/text-button.module.css';
import { placeOf } from '../issue-place.ts';
import { IssueFields } from './issue-fields.tsx';
import { IssueUploads, useIssueUploads } from './issue-uploads.tsx';
import styles from './submit-issue.module.css';
import { useIssueChange, type OtherFiles } from './use-issue-change.ts';

interface IssueChangeDialogProps {
  readonly userId: string;
  readonly issue: ManagedIssue;
  readonly other: OtherFiles | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChanged: (message: string) => void;
  /** Begins anew, without what was kept. */
  readonly onRestart: () => void;
}

const people = (count: number) => (count === 1 ? 'One person owns it' : `${count} people own it`);

/** Changes an issue: its place, name, price, cover and document. */
export function IssueChangeDialog(props: IssueChangeDialogProps) {
  const { userId, issue, other, isOpen, onClose, onChanged, onRestart } = props;
  const saved = (message: string) => {
    onChanged(message);
    onClose();
  };
  const change = useIssueChange({ userId, issue, other, onChanged: saved });
  const restart = () => {
    change.forget();
    onRestart();
  };
  const uploads = useIssueUploads(change);
  return (
    <Dialog title={`Edit ${issue.journalAbbreviation}, ${placeOf(issue)}`} isOpen={isOpen} size="lg" onClose={onClose}>
      <form className={styles.dialogForm} method="post" noValidate onSubmit={change.submit}>
        {change.isRestored && (
          <Message kind="info">
            <p>
              What you typed here last time is still here, and not saved yet.{' '}
              <button type="button" className={textButton.textButton} onClick={restart}>
                Show it as it stands
              </button>
            </p>
          </Message>
        )}
        {issue.owners > 0 && (
          <Message kind="info">
            <p>
              {people(issue.owners)}: a new document is theirs, too. What they paid and their invoices stay as they are.
            </p>
          </Message>
        )}
        <IssueFields form={change.form} isNew={false} />
        <IssueUploads {...change} uploads={uploads} />
        {change.problem !== null && (
          <Message kind="bad">
            <p>{change.problem}</p>
            {change.isStale && <p>What you entered is still here. Save again to have it in place of what stands.</p>}
          </Message>
        )}
        <p className={styles.hint}>
          A new price holds for checkouts that begin from now on; one that is open keeps the price that it showed.
        </p>
        <DialogActions onCancel={onClose} isBusy={change.isBusy} isHeld={uploads.isSending}>
          {uploads.isSending ? 'A file is on its way' : 'Save the changes'}
        </DialogActions>
      </form>
    </Dialog>
  );
}
