import { handlingFeeWords } from '../../../../contracts/handling-fee-words.ts';
import { journals } from '../../../../contracts/journals.ts';
import * as t from '../../../../messages/wizard.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Draft } from './draft.ts';

interface PlannedIssueProps {
  /** Empty if none is chosen. */
  readonly journalId: string;
  readonly specialReview: boolean;
}

const usePlanned = ({ journalId, specialReview }: PlannedIssueProps) =>
  useCall(journals.planned, { params: { journalId }, query: { special: specialReview } }, { enabled: journalId !== '' })
    .data;

/** How the chosen journal reviews; undefined while it is not known. */
export const useReviewModel = ({ journalId, specialReview }: Pick<Draft, 'journalId' | 'specialReview'>) =>
  usePlanned({ journalId, specialReview: specialReview ?? false })?.reviewModel;

/** Whether the chosen journal publishes reviews. */
export const usePublishesReviews = ({ journalId, specialReview }: Pick<Draft, 'journalId' | 'specialReview'>) =>
  usePlanned({ journalId, specialReview: specialReview ?? false })?.publishesReviews ?? false;

/** The volume and issue that a manuscript submitted now is planned for (decision 18); undefined while it is not known. */
export function usePlannedIssue({ journalId, specialReview }: PlannedIssueProps): string | undefined {
  const planned = usePlanned({ journalId, specialReview });
  const type = specialReview ? 'special' : 'regular';
  return planned && t.plannedFor({ volume: planned.articleVolume, issue: planned.articleIssue, type });
}

/** Where the manuscript is planned to appear, and the journal's fee; both change with the journal and the kind of issue. */
export function PlannedIssue(props: PlannedIssueProps) {
  const words = usePlannedIssue(props);
  const fee = usePlanned(props)?.handlingFee;
  return (
    <div role="status">
      <p>{words ?? ''}</p>
      {fee && <p>{handlingFeeWords(fee)}</p>}
    </div>
  );
}
