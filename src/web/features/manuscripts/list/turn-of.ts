import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';

type Fee = Pick<ManuscriptEntry, 'paymentStatus' | 'allowed'>;

/** Whether a fee is settled for good: where the author may still choose, it is only that nothing is owed now. */
export const isPaid = ({ paymentStatus, allowed }: Fee): boolean =>
  paymentStatus === 'paid' && !allowed.includes('choose-mode');

function turnAfterAcceptance({ paymentStatus, allowed }: Fee): string {
  if (allowed.includes('pay'))
    return 'Published. It is your turn: choose the mode of publication, and pay the handling fee for open access.';
  if (!allowed.includes('choose-mode')) return 'Published. Nothing is left for you to do.';
  return paymentStatus === 'unpaid'
    ? 'Published. It is our turn: your request for a waiver waits for an answer, and nothing is due until then.'
    : 'Published. Nothing is to pay; you can still change the mode of publication.';
}

/** Whose turn it is with a manuscript, as its author reads it. */
export function turnOf(manuscript: ManuscriptEntry): string {
  const { articleStatus, isReview, allowed } = manuscript;
  switch (articleStatus) {
    case 'Submitted': {
      const mayEdit = !isReview && allowed.includes('edit');
      return `It is our turn: we will write to you with the outcome.${mayEdit ? ' Until then you can edit it.' : ''}`;
    }
    case 'Rejected':
      return allowed.includes('edit')
        ? 'It is your turn: mend the manuscript and submit it again.'
        : 'It has been decided. Nothing is left for you to do.';
    case 'Published':
      return turnAfterAcceptance(manuscript);
    case 'Withdrawn':
      return 'Withdrawn. Its page shows the notice of withdrawal.';
  }
}
