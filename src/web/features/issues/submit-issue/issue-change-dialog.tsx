import type { ReactNode } from 'react';
import type { ManagedIssue } from '../../../../contracts/issues.ts';
import * as t from '../../../../messages/issues.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import textButton from '../../../ui/text-button.module.css';
import { nameOf } from '../issue-place.ts';
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
  /** Starts again without the saved changes. */
  readonly onRestart: () => void;
}

const buttonFor = (onClick: () => void) => (children: ReactNode) => (
  <button type="button" className={textButton.textButton} onClick={onClick}>
    {children}
  </button>
);

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
    <Dialog title={t.editTitle({ name: nameOf(issue) })} isOpen={isOpen} size="lg" onClose={onClose}>
      <form className={styles.dialogForm} method="post" noValidate onSubmit={change.submit}>
        {change.isRestored && (
          <Message kind="info">
            <p>
              {t.changesRestored({
                discard: buttonFor(restart),
              })}
            </p>
          </Message>
        )}
        {issue.owners > 0 && (
          <Message kind="info">
            <p>{t.ownersAffected({ count: issue.owners })}</p>
          </Message>
        )}
        <IssueFields form={change.form} isNew={false} />
        <IssueUploads {...change} uploads={uploads} />
        {change.problem !== null && (
          <Message kind="bad">
            <p>{change.problem}</p>
            {change.isStale && <p>{t.saveAgain()}</p>}
          </Message>
        )}
        <p className={styles.hint}>{t.newPriceHelp()}</p>
        <DialogActions onCancel={onClose} isBusy={change.isBusy} isHeld={uploads.isSending}>
          {uploads.isSending ? t.uploading() : t.saveChanges()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
