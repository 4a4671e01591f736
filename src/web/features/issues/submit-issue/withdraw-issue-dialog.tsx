import { Textarea } from '@mantine/core';
import { issues, IssueWithdrawal, type ManagedIssue } from '../../../../contracts/issues.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/issues.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { nameOf } from '../issue-place.ts';
import styles from './submit-issue.module.css';

interface WithdrawIssueDialogProps {
  readonly issue: ManagedIssue;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onWithdrawn: (message: string) => void;
}

/** Withdraws an issue from sale, with a reason. */
export function WithdrawIssueDialog({ issue, isOpen, onClose, onWithdrawn }: WithdrawIssueDialogProps) {
  const { form, problem, refuse, submit } = useContractForm(IssueWithdrawal.pick({ reason: true }), { reason: '' });
  const withdrawal = useCallMutation(issues.withdraw, [issues.manage, issues.list]);
  const send = submit(({ reason }) =>
    withdrawal.mutate(
      { params: { fullIssueId: issue.id }, body: { version: issue.version, reason } },
      {
        onSuccess: ({ message }) => {
          onWithdrawn(message);
          onClose();
        },
        onError: refuse,
      },
    ),
  );
  return (
    <Dialog title={t.withdrawFromSale()} isOpen={isOpen} returnsFocus={false} onClose={onClose}>
      <form className={styles.dialogForm} method="post" noValidate onSubmit={send}>
        <p>{t.withdrawEffect({ name: nameOf(issue) })}</p>
        <Textarea
          label={common.reason()}
          description={t.onlyAdministratorsRead()}
          withAsterisk
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('reason')}
        />
        {problem !== null && (
          <Message kind="bad">
            <p>{problem}</p>
          </Message>
        )}
        <DialogActions onCancel={onClose} isBusy={withdrawal.isPending} isGrave>
          {t.withdrawFromSale()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
