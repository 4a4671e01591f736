import { Button } from '@mantine/core';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { reportDifferences } from './kept-report.ts';
import styles from './report-form.module.css';
import type { OpenReport, StoredReport } from './report-store.ts';

interface ReportChoiceProps {
  readonly here: ReportDraft;
  readonly there: StoredReport;
  readonly onChoose: (which: 'here' | 'there') => void;
}

const list = new Intl.ListFormat('en-GB');

/** Two devices have gone on with one report: both are kept until the person has chosen (decision 35). */
function ReportChoice({ here, there, onChoose }: ReportChoiceProps) {
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

interface ReportTroublesProps {
  readonly open: OpenReport;
  readonly onChoose: (which: 'here' | 'there') => void;
  /** Asks the server again how the review stands. */
  readonly onLook: () => void;
}

/** Why a report cannot be submitted just now; null where it can. */
export function hindranceOf({ trouble }: OpenReport, isAttaching: boolean): string | null {
  if (isAttaching) return 'Your attachment is still on its way. Please wait until it has arrived, or cancel it.';
  return trouble?.kind === 'changed-elsewhere' ? 'Please choose first which of the two reports to keep.' : null;
}

/** What only the person can decide about a report: which of two states to keep, or how it stands elsewhere. */
export function ReportTroubles({ open: { kept, trouble }, onChoose, onLook }: ReportTroublesProps) {
  if (trouble?.kind === 'changed-elsewhere')
    return <ReportChoice here={kept.content} there={trouble.there} onChoose={onChoose} />;
  if (trouble?.kind !== 'gone') return null;
  return (
    <Message kind="info">
      <p>This report was submitted, or the review has ended, elsewhere. What you see here is not lost.</p>
      <div>
        <Button variant="default" onClick={onLook}>
          See how it stands
        </Button>
      </div>
    </Message>
  );
}
