import { Textarea } from '@mantine/core';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import styles from './report-form.module.css';
import type { ReportChange } from './use-report.ts';

interface ReportTextsProps {
  readonly draft: ReportDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (change: ReportChange) => void;
}

/** What the author reads, and what the editor alone reads. */
export function ReportTexts({ draft, errors, change }: ReportTextsProps) {
  return (
    <>
      <Textarea
        label={
          <>
            Comments to the author <span className={styles.required}>Required</span>
          </>
        }
        aria-required
        description="A short summary of the work, the main points, numbered, then the minor ones. Do not state your recommendation here."
        data-path="commentsToAuthor"
        dir="auto"
        autosize
        minRows={10}
        maxRows={40}
        value={draft.commentsToAuthor}
        error={errors['commentsToAuthor']}
        onChange={({ currentTarget }) => change({ commentsToAuthor: currentTarget.value })}
      />
      <Textarea
        label={
          <>
            Confidential remarks to the editor <span className={styles.optional}>Optional</span>
          </>
        }
        description="The author and other reviewers never read them."
        data-path="confidentialRemarks"
        dir="auto"
        autosize
        minRows={4}
        maxRows={20}
        value={draft.confidentialRemarks}
        error={errors['confidentialRemarks']}
        onChange={({ currentTarget }) => change({ confidentialRemarks: currentTarget.value })}
      />
    </>
  );
}
