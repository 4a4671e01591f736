import { Button } from '@mantine/core';
import type { FullIssue } from '../../../../contracts/issues.ts';
import * as t from '../../../../messages/issues.ts';
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

/** The form to put a full issue on sale. */
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
            <p>{t.problemAndEntriesSaved({ problem: issue.problem })}</p>
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="md" loading={issue.isBusy} disabled={uploads.isSending}>
            {uploads.isSending ? t.uploading() : t.putOnSale()}
          </Button>
          <p className={styles.hint}>{t.savedInBrowser()}</p>
        </div>
      </ReadyFields>
    </form>
  );
}
