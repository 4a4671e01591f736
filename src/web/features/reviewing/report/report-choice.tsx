import { Button } from '@mantine/core';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { reportDifferences } from './kept-report.ts';
import type { StoredReport } from './report-store.ts';
import styles from './report-form.module.css';

interface ReportChoiceProps {
  readonly here: ReportDraft;
  readonly there: StoredReport;
  readonly onChoose: (which: 'here' | 'there') => void;
}

const list = new Intl.ListFormat('en-GB');

/** Two devices have gone on with one report: both are kept until the person has chosen (decision 35). */
export function ReportChoice({ here, there, onChoose }: ReportChoiceProps) {
  return (
    <Message kind="info">
      <p>
        This report was also changed on another device or in another tab. What differs:{' '}
        {list.format(reportDifferences(here, there.content))}. Both are kept until you choose.
      </p>
      {there.content.commentsToAuthor !== here.commentsToAuthor && (
        <details>
          <summary>Read the other comments to the author</summary>
          <p dir="auto" className={styles.typed}>
            {there.content.commentsToAuthor === '' ? 'They are empty.' : there.content.commentsToAuthor}
          </p>
        </details>
      )}
      <div className={styles.moves}>
        <Button variant="default" onClick={() => onChoose('there')}>
          Use that one
        </Button>
        <Button variant="default" onClick={() => onChoose('here')}>
          Keep this one
        </Button>
      </div>
    </Message>
  );
}
