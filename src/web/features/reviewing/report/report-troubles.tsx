import { Button } from '@mantine/core';
import { Message } from '../../../ui/forms/message.tsx';
import { ReportChoice } from './report-choice.tsx';
import type { OpenReport } from './report-store.ts';

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
