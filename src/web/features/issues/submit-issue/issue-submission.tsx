import { Button } from '@mantine/core';
import type { FullIssue } from '../../../../contracts/issues.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { ReadyFields } from '../../../ui/forms/ready-fields.tsx';
import { IssueFields } from './issue-fields.tsx';
import { IssueUploads, useIssueUploads } from './issue-uploads.tsx';
import styles from './submit-issue.module.css';
import { useIssueForm } from './use-issue-form.ts';

interface IssueSubmissionProps {
  readonly userId: string;
  readonly onSold: (issue: FullIssue, message: string) => void;
}

/** Asks for everything that a full issue needs to be sold. */
export function IssueSubmission({ userId, onSold }: IssueSubmissionProps) {
  const issue = useIssueForm(userId, onSold);
  const uploads = useIssueUploads(issue);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={issue.submit}>
      <ReadyFields>
        <IssueFields form={issue.form} />
        <IssueUploads {...issue} uploads={uploads} />
        {issue.problem !== null && (
          <Message kind="bad">
            <p>{issue.problem} What you entered is kept.</p>
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="md" loading={issue.isBusy} disabled={uploads.isSending}>
            {uploads.isSending ? 'A file is on its way' : 'Put the issue on sale'}
          </Button>
          <p className={styles.hint}>What you enter is kept in this browser until the issue is on sale.</p>
        </div>
      </ReadyFields>
    </form>
  );
}
