import { Button } from '@mantine/core';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/reviewing.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { reportDifferences } from './saved-report.ts';
import styles from './report-form.module.css';
import type { OpenReport, StoredReport } from './report-store.ts';

interface ReportChoiceProps {
  readonly here: ReportDraft;
  readonly there: StoredReport;
  readonly onChoose: (which: 'here' | 'there') => void;
}

const list = new Intl.ListFormat('en-GB');

/** The report was edited on two devices: both versions stay until the person chooses (decision 35). */
function ReportChoice({ here, there, onChoose }: ReportChoiceProps) {
  return (
    <Message kind="info">
      <p>{t.changedElsewhere({ parts: list.format(reportDifferences(here, there.content)) })}</p>
      {there.content.commentsToAuthor !== here.commentsToAuthor && (
        <details>
          <summary>{t.readOtherComments()}</summary>
          <p dir="auto" className={styles.typed}>
            {there.content.commentsToAuthor === '' ? t.noComments() : there.content.commentsToAuthor}
          </p>
        </details>
      )}
      <div className={styles.moves}>
        <Button variant="default" onClick={() => onChoose('there')}>
          {t.takeOtherVersion()}
        </Button>
        <Button variant="default" onClick={() => onChoose('here')}>
          {t.keepMine()}
        </Button>
      </div>
    </Message>
  );
}

interface ReportTroublesProps {
  readonly open: OpenReport;
  readonly onChoose: (which: 'here' | 'there') => void;
  /** Loads the review again. */
  readonly onLook: () => void;
}

/** Why a report cannot be submitted yet; null if it can. */
export function hindranceOf({ trouble }: OpenReport, isUploading: boolean): string | null {
  if (isUploading) return t.fileStillUploading();
  return trouble?.kind === 'changed-elsewhere' ? t.chooseVersionFirst() : null;
}

/** Conflicts that only the person can settle: two versions of a report, or a review that ended elsewhere. */
export function ReportTroubles({ open: { kept, trouble }, onChoose, onLook }: ReportTroublesProps) {
  if (trouble?.kind === 'changed-elsewhere')
    return <ReportChoice here={kept.content} there={trouble.there} onChoose={onChoose} />;
  if (trouble?.kind !== 'gone') return null;
  return (
    <Message kind="info">
      <p>{t.endedElsewhere()}</p>
      <div>
        <Button variant="default" onClick={onLook}>
          {t.checkStatus()}
        </Button>
      </div>
    </Message>
  );
}
